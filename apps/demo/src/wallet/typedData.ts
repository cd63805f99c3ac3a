import * as v from 'valibot'
import type { TypedDataDefinition } from 'viem'

const typedDataSchema = v.object({
  types: v.record(v.string(), v.array(v.object({ name: v.string(), type: v.string() }))),
  primaryType: v.string(),
  domain: v.record(v.string(), v.unknown()),
  message: v.record(v.string(), v.unknown()),
})

export type ParsedTypedData = v.InferOutput<typeof typedDataSchema>

export type Field = { name: string; type: string; value: string | readonly Field[] }

/** Parses what a page hands to `eth_signTypedData_v4`: JSON text, or the object itself. */
export function parseTypedData(input: unknown): ParsedTypedData {
  const data = v.parse(typedDataSchema, typeof input === 'string' ? JSON.parse(input) : input)
  // EIP-712's JSON schema requires it. Guessing it would let wallets disagree on the hash.
  if (!data.types.EIP712Domain) throw new Error('types.EIP712Domain is missing')
  if (!data.types[data.primaryType]) throw new Error(`types.${data.primaryType} is missing`)
  return data
}

// Parsed by the schema above; viem's type is stricter about the names of types only.
export const forViem = (data: ParsedTypedData) => data as unknown as TypedDataDefinition

/** The domain's fields, as its type lists them. */
export const domainFields = ({ types, domain }: ParsedTypedData): readonly Field[] =>
  structFields(types, 'EIP712Domain', domain)

/** The message's fields, as its type lists them. */
export const messageFields = ({ types, primaryType, message }: ParsedTypedData) =>
  primaryType === 'EIP712Domain' ? [] : structFields(types, primaryType, message)

/**
 * Walks the types, not the values: a value that no type names is not part of the hash, and showing
 * it would let a page put words into the window that are never signed. Throws on a missing value.
 */
function structFields(types: ParsedTypedData['types'], type: string, data: unknown): Field[] {
  const values = v.parse(v.record(v.string(), v.unknown()), data)
  return (types[type] ?? []).map((field) => readField(types, field, values[field.name]))
}

function readField(
  types: ParsedTypedData['types'],
  { name, type }: { name: string; type: string },
  value: unknown,
): Field {
  const element = /^(.*)\[\d*\]$/.exec(type)?.[1]
  if (element !== undefined) {
    const items = v.parse(v.array(v.unknown()), value)
    const field = (item: unknown, index: number) =>
      readField(types, { name: `${index}`, type: element }, item)
    return { name, type, value: items.map(field) }
  }
  if (types[type]) return { name, type, value: structFields(types, type, value) }
  return { name, type, value: readValue(type, value) }
}

function readValue(type: string, value: unknown): string {
  if (type === 'string') return v.parse(v.string(), value)
  if (type === 'bool') return String(v.parse(v.boolean(), value))
  if (type === 'address' || type.startsWith('bytes')) {
    return v.parse(v.pipe(v.string(), v.regex(/^0x[0-9a-f]*$/i)), value)
  }
  return BigInt(
    v.parse(v.union([v.string(), v.pipe(v.number(), v.safeInteger())]), value),
  ).toString()
}
