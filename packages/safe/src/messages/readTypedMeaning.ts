import { type Address, isAddress } from 'viem'
import type { SignedFields } from '../hashes/readSignedFields.ts'
import { type GrantForm, grantFormOf } from './grantFormOf.ts'

/** A right that a signature gives: who may take how much of what, until when. */
export type Grant = {
  spender: Address
  /** What may be taken; null where the standard leaves it to the contract that is asked. */
  token: Address | null
  /** In its smallest unit; null for all that there is and will be. */
  amount: bigint | null
  /** In seconds since 1970; null for ever. */
  until: bigint | null
}

/** What typed data does when it is signed, whatever it is called. */
export type TypedMeaning =
  /** A transaction of a Safe: who signs it confirms it there, and it may be executed. */
  | { kind: 'safeTransaction'; safe: Address | null }
  /** A message of a Safe, of which only the hash is seen. */
  | { kind: 'safeMessage'; safe: Address | null }
  /** `witness`: the type of what is signed beside it, for the contract of whoever takes. */
  | { kind: 'grant'; grants: readonly Grant[]; witness: string | null }
  /** Nothing that is known here. */
  | { kind: 'unknown' }

type Values = Readonly<Record<string, unknown>>

/** From here on it is more of any token than anybody has: the largest numbers that wallets write. */
const UNLIMITED = 2n ** 96n - 1n
/** So far away that nobody waits for it, in seconds: the year 2100. */
const FOR_EVER = 4_102_444_800n

/**
 * Reads what is signed, by the whole type under which contracts hash it: its name, its fields and their
 * order. A name alone says nothing: whoever declares other fields has another hash, which another contract
 * may take for something else. That the declared type is the hashed one is seen to by `hasClearNames`.
 */
export function readTypedMeaning(signed: SignedFields): TypedMeaning {
  const { primaryType, domain, message, typedData } = signed
  const contract = addressOf(domain.verifyingContract)
  if (primaryType === 'SafeTx') return { kind: 'safeTransaction', safe: contract }
  if (primaryType === 'SafeMessage') return { kind: 'safeMessage', safe: contract }
  // Read before with every type stated: each is a list of fields.
  const standard = grantFormOf(primaryType, typedData.types as Types)
  // A right at no contract is one at any.
  if (!standard || !contract) return { kind: 'unknown' }
  const grants = READERS[standard.form](message, contract)
  const isWhole = grants.length > 0 && grants.every((grant) => grant !== null)
  return isWhole ? { kind: 'grant', grants, witness: standard.witness } : { kind: 'unknown' }
}

type Types = Parameters<typeof grantFormOf>[1]
type Reader = (message: Values, contract: Address) => (Grant | null)[]

const READERS: Readonly<Record<GrantForm, Reader>> = {
  // EIP-2612, and DAI's own before it: that one gives all or nothing.
  permit: (message, token) => [
    grantOf({ ...message, amount: message.value }, token, message.deadline),
  ],
  dai: (message, token) => [
    grantOf({ ...message, amount: message.allowed === false ? 0 : null }, token, message.expiry),
  ],
  // EIP-3009: whoever has the signature sends it.
  transfer: readTransfer,
  // Permit2: rights that last, and rights for once.
  single: (message) => readDetails(message, [message.details]),
  batch: (message) => readDetails(message, message.details),
  once: (message) => readPermitted(message, [message.permitted]),
  onceBatch: (message) => readPermitted(message, message.permitted),
}

function readTransfer(message: Values, token: Address) {
  return [grantOf({ spender: message.to, amount: message.value }, token, message.validBefore)]
}

function readDetails({ spender }: Values, details: unknown) {
  return structsOf(details).map((each) =>
    grantOf({ spender, amount: each.amount }, addressOf(each.token), each.expiration),
  )
}

function readPermitted({ spender, deadline }: Values, permitted: unknown) {
  return structsOf(permitted).map((each) =>
    grantOf({ spender, amount: each.amount }, addressOf(each.token), deadline),
  )
}

function grantOf(
  { spender: to, amount: stated }: Values,
  token: Address | null,
  until: unknown,
): Grant | null {
  const spender = addressOf(to)
  const amount = stated === null ? null : numberOf(stated)
  const end = numberOf(until)
  if (!spender || amount === undefined || end === undefined) return null
  // DAI's says 0 where it is for ever.
  const isEndless = end >= FOR_EVER || (stated === null && end === 0n)
  return {
    ...{ spender, token, until: isEndless ? null : end },
    amount: amount === null || amount >= UNLIMITED ? null : amount,
  }
}

const structsOf = (value: unknown): Values[] =>
  Array.isArray(value)
    ? value.map((each) => (typeof each === 'object' && each !== null ? (each as Values) : {}))
    : []

const addressOf = (value: unknown): Address | null =>
  typeof value === 'string' && isAddress(value, { strict: false }) ? value : null

/** Clients write numbers as they please. */
function numberOf(value: unknown): bigint | undefined {
  if (typeof value === 'bigint') return value
  if (typeof value !== 'string' && typeof value !== 'number') return undefined
  try {
    return value === '' ? undefined : BigInt(value)
  } catch {
    return undefined
  }
}
