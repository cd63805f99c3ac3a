import type { Address, Hex } from 'viem'
import { InvalidFieldError } from '../errors.ts'
import { addressDigits, hexDigits, toHex } from '../internal/abiWords.ts'
import type { Call } from '../types.ts'

/** The selector of `approveHash(bytes32)`. */
const selector = 'd4d9bdcd'
const approves = new RegExp(`^0x${selector}[0-9a-f]{64}$`)

/** A Safe, and the hash of one of its transactions that somebody stands behind. */
export type Approval = { safe: Address; safeTxHash: Hex }

/** What an owner that is a contract calls to confirm a Safe's transaction: on the chain, for all to see. */
export function approvalCall({ safe, safeTxHash }: Approval): Call {
  addressDigits(safe, 'safe')
  const hash = hexDigits(safeTxHash, 'safeTxHash')
  if (hash.length !== 64) throw new InvalidFieldError('safeTxHash', '32 bytes')
  return { to: safe, value: 0n, data: toHex(selector + hash), operation: 0 }
}

/** What a call approves; null if it does anything else, or anything more. */
export function readApproval({ to, value, data, operation }: Call): Approval | null {
  const digits = data.toLowerCase()
  // Called, not borrowed: a delegatecall would run the code in the caller's own name.
  if (operation !== 0 || value !== 0n || !approves.test(digits)) return null
  return { safe: to, safeTxHash: `0x${digits.slice(10)}` }
}
