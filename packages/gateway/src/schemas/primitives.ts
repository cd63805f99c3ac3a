import * as v from 'valibot'

export type Address = `0x${string}`
export type Hex = `0x${string}`

/* @__NO_SIDE_EFFECTS__ */
function matching<T extends string>(pattern: RegExp, what: string) {
  const schema = v.custom<T>(
    (input) => typeof input === 'string' && pattern.test(input),
    `Expected ${what}`,
  )
  // For whoever describes it: a check alone can only be run.
  return { ...schema, pattern: pattern.source }
}

/** Any letter case: checksums are the business of whoever shows the address. */
export const address = matching<Address>(/^0x[0-9a-fA-F]{40}$/, 'an address')
export const hex = matching<Hex>(/^0x(?:[0-9a-fA-F]{2})*$/, 'bytes in hexadecimal')
export const hash = matching<Hex>(/^0x[0-9a-fA-F]{64}$/, 'a hash')
/** Amounts are decimal text on the wire and stay text here: they do not fit into a number. */
export const amount = matching<string>(/^(?:0|[1-9]\d{0,77})$/, 'a whole number as text')
/** Prices and their like: decimal text that may have a fraction, a sign or an exponent. */
export const decimal = matching<string>(
  /^-?\d{1,80}(?:\.\d{1,80})?(?:[eE][+-]?\d{1,3})?$/,
  'a decimal number as text',
)
export const chainIdText = matching<string>(/^[1-9]\d{0,77}$/, 'a chain id as text')
export const integer = v.pipe(v.number(), v.safeInteger())
/** Milliseconds since 1970. */
export const timestamp = integer

/** Null, or absent as in older gateways: inside it is always null. */
/* @__NO_SIDE_EFFECTS__ */
export function maybe<const Schema extends v.GenericSchema>(schema: Schema) {
  return v.nullish(schema, null)
}
