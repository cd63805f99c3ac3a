import { type Address, isAddress } from 'viem'
import type { SignedFields } from '../hashes/readSignedFields.ts'

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
  | { kind: 'grant'; grants: readonly Grant[] }
  /** Nothing that is known here. */
  | { kind: 'unknown' }

type Values = Readonly<Record<string, unknown>>

/** From here on it is more of any token than anybody has: the largest numbers that wallets write. */
const UNLIMITED = 2n ** 96n - 1n
/** So far away that nobody waits for it, in seconds: the year 2100. */
const FOR_EVER = 4_102_444_800n

/**
 * Reads what is signed, by the names under which contracts hash it: whoever calls it by another name has
 * another hash, which no contract takes.
 */
export function readTypedMeaning({ primaryType, domain, message }: SignedFields): TypedMeaning {
  const contract = addressOf(domain.verifyingContract)
  if (primaryType === 'SafeTx') return { kind: 'safeTransaction', safe: contract }
  if (primaryType === 'SafeMessage') return { kind: 'safeMessage', safe: contract }
  // A stranger's type may be called like what every object has.
  const read = Object.hasOwn(READERS, primaryType) ? READERS[primaryType] : undefined
  const grants = read?.(message, contract) ?? []
  const isWhole = grants.length > 0 && grants.every((grant) => grant !== null)
  return isWhole ? { kind: 'grant', grants } : { kind: 'unknown' }
}

type Reader = (message: Values, contract: Address | null) => (Grant | null)[]

/** Every form of a right that is given by a signature alone, by the type that is signed. */
const READERS: Readonly<Record<string, Reader>> = {
  // EIP-2612, and DAI's own before it: that one gives all or nothing.
  Permit: (message, token) => [
    'allowed' in message
      ? grantOf({ ...message, amount: message.allowed === false ? 0 : null }, token, message.expiry)
      : grantOf({ ...message, amount: message.value }, token, message.deadline),
  ],
  // EIP-3009: whoever has the signature sends it.
  TransferWithAuthorization: readTransfer,
  ReceiveWithAuthorization: readTransfer,
  // Permit2: rights that last, and rights for once.
  PermitSingle: (message) => readDetails(message, [message.details]),
  PermitBatch: (message) => readDetails(message, message.details),
  PermitTransferFrom: (message) => readPermitted(message, [message.permitted]),
  PermitBatchTransferFrom: (message) => readPermitted(message, message.permitted),
  PermitWitnessTransferFrom: (message) => readPermitted(message, [message.permitted]),
  PermitBatchWitnessTransferFrom: (message) => readPermitted(message, message.permitted),
}

function readTransfer(message: Values, token: Address | null) {
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
