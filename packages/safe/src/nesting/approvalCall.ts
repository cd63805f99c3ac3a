import { type Address, concatHex, type Hex, size } from 'viem'
import { InvalidFieldError } from '../errors.ts'
import type { Call } from '../types.ts'

/** The selector of `approveHash(bytes32)`. */
const selector = '0xd4d9bdcd'

/** A Safe, and the hash of one of its transactions that somebody stands behind. */
export type Approval = { safe: Address; safeTxHash: Hex }

/** What an owner that is a contract calls to confirm a Safe's transaction: on the chain, for all to see. */
export function approvalCall({ safe, safeTxHash }: Approval): Call {
  if (size(safeTxHash) !== 32) throw new InvalidFieldError('safeTxHash', '32 bytes')
  return { to: safe, value: 0n, data: concatHex([selector, safeTxHash]), operation: 0 }
}

/** What a call approves; null if it does anything else, or anything more. */
export function readApproval({ to, value, data, operation }: Call): Approval | null {
  const digits = data.toLowerCase()
  // Called, not borrowed: a delegatecall would run the code in the caller's own name.
  const isBare = operation === 0 && value === 0n && digits.length === 2 + 2 * 36
  if (!isBare || !digits.startsWith(selector)) return null
  return { safe: to, safeTxHash: `0x${digits.slice(10)}` }
}
