import * as v from 'valibot'
import type { Address, Hex } from 'viem'
import { invalidParams } from './errors.ts'

/** Bytes: an even number of hex digits. */
export const bytes = v.custom<Hex>(
  (value) => typeof value === 'string' && /^0x([0-9a-f]{2})*$/i.test(value),
  'expected 0x-prefixed bytes',
)

/** A number up to uint256 in hex. Leading zeros are let through: too many libraries send them. */
export const quantity = v.custom<Hex>(
  (value) => typeof value === 'string' && /^0x[0-9a-f]{1,64}$/i.test(value),
  'expected a 0x-prefixed number',
)

/** How many somebody has sent: exact as a JavaScript number. */
export const count = v.pipe(
  quantity,
  v.check((value) => Number.isSafeInteger(Number(value)), 'the number is too large'),
)

export const address = v.custom<Address>(
  (value) => typeof value === 'string' && /^0x[0-9a-f]{40}$/i.test(value),
  'expected an address',
)

export const hash = v.custom<Hex>(
  (value) => typeof value === 'string' && /^0x[0-9a-f]{64}$/i.test(value),
  'expected 32 bytes',
)

/** A chain id as EIP-695 writes it: hex, no leading zero, exact as a JavaScript number. */
export const chainIdHex = v.pipe(
  v.string(),
  v.regex(/^0x[1-9a-f][0-9a-f]*$/i, 'expected a chain id such as 0x7a69'),
  v.transform(Number),
  v.safeInteger('the chain id is too large'),
)

/** Parses a request's parameters, or throws -32602 saying which one is wrong. */
export function parseParams<const schema extends v.GenericSchema>(
  schema: schema,
  params: unknown,
): v.InferOutput<schema> {
  const result = v.safeParse(schema, params, { abortEarly: true })
  if (result.success) return result.output
  const [issue] = result.issues
  const path = v.getDotPath(issue)
  throw invalidParams(path ? `${path}: ${issue.message}` : issue.message)
}
