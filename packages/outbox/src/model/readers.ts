import { type Address, getAddress, type Hex, isHex } from 'viem'
import { isAddress, isCount, isDescription, isHash, isPositive } from './rules.ts'

/** What foreign data stands for; it throws where that is nothing. */
export type Reader<value> = (input: unknown) => value

type Read<reader> = reader extends Reader<infer value> ? value : never

/** What may be missing is optional. */
type ReadRecord<readers> = {
  -readonly [field in keyof readers as undefined extends Read<readers[field]>
    ? never
    : field]: Read<readers[field]>
} & {
  -readonly [field in keyof readers as undefined extends Read<readers[field]>
    ? field
    : never]?: Read<readers[field]>
}

export class UnreadableError extends Error {
  override readonly name = 'UnreadableError'
}

const by =
  <value>(rule: (input: unknown) => input is value): Reader<value> =>
  (input) => {
    if (!rule(input)) throw new UnreadableError()
    return input
  }

/** In the one spelling in which addresses are compared and shown. */
export const address: Reader<Address> = (input) => getAddress(by(isAddress)(input).toLowerCase())
export const hash: Reader<Hex> = by(isHash)
export const hex: Reader<Hex> = by((input): input is Hex => isHex(input))
/** Text of any length. */
export const words: Reader<string> = by((input) => typeof input === 'string')
/** Text that a list shows. */
export const text: Reader<string> = by(isDescription)
export const count: Reader<number> = by(isCount)
export const positive: Reader<number> = by(isPositive)
export const flag: Reader<boolean> = by((input) => typeof input === 'boolean')
/** Milliseconds since 1970. */
export const time: Reader<number> = by((input): input is number => Number.isFinite(input))
/** An amount: JSON has no numbers that are large enough. */
export const digits: Reader<string> = by(
  (input): input is string => typeof input === 'string' && /^\d{1,78}$/.test(input),
)

export const oneOf = <const value extends string | number>(values: readonly value[]) =>
  by((input): input is value => values.some((each) => each === input))

export const nullable =
  <value>(read: Reader<value>): Reader<value | null> =>
  (input) =>
    input === null ? null : read(input)

/** For what earlier versions did not write. */
export const optional =
  <value, fallback>(read: Reader<value>, otherwise: fallback): Reader<value | fallback> =>
  (input) =>
    input === undefined ? otherwise : read(input)

export const list =
  <value>(read: Reader<value>, most = Number.POSITIVE_INFINITY): Reader<value[]> =>
  (input) => {
    if (!Array.isArray(input) || input.length > most) throw new UnreadableError()
    return input.map(read)
  }

/** Whatever it holds, by its own names. */
export const unknownFields: Reader<Record<string, unknown>> = by(isPlainRecord)

export const recordOf =
  <value>(read: Reader<value>): Reader<Record<string, value>> =>
  (input) =>
    Object.fromEntries(
      Object.entries(unknownFields(input)).map(([name, value]) => [name, read(value)]),
    )

/** Exactly these fields: of what is not named here nothing is taken over. */
export const record =
  <readers extends Readonly<Record<string, Reader<unknown>>>>(
    readers: readers,
  ): Reader<ReadRecord<readers>> =>
  (input) => {
    const given = unknownFields(input)
    const read = Object.entries(readers).flatMap(([field, reader]) => {
      const value = reader(given[field])
      return value === undefined ? [] : [[field, value]]
    })
    // Each field was read by its own reader.
    return Object.fromEntries(read) as ReadRecord<readers>
  }

function isPlainRecord(input: unknown): input is Record<string, unknown> {
  return typeof input === 'object' && input !== null && !Array.isArray(input)
}
