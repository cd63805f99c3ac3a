import { InvalidSignatureError } from '../errors.ts'
import type { SafeSignature } from '../signatures/types.ts'
import { toAddress, toHex } from './abiWords.ts'

/** One signature's fixed part: r, s and v. */
export const unitDigits = 130

export type SignatureUnit =
  | Exclude<SafeSignature, { kind: 'contract' }>
  | { kind: 'contract'; owner: `0x${string}`; offset: bigint }

/** Reads the 65 bytes at a position that is known to hold them. */
export function readSignatureUnit(digits: string, start: number): SignatureUnit {
  const first = digits.slice(start, start + 64)
  const second = digits.slice(start + 64, start + 128)
  const v = Number.parseInt(digits.slice(start + 128, start + unitDigits), 16)
  switch (v) {
    case 0:
      return { kind: 'contract', owner: ownerOf(first), offset: BigInt(toHex(second)) }
    case 1:
      return { kind: 'approvedHash', owner: ownerOf(first) }
    case 27:
    case 28:
      return { kind: 'ecdsa', r: toHex(first), s: toHex(second), v }
    case 31:
    case 32:
      return { kind: 'ethSign', r: toHex(first), s: toHex(second), v }
    default:
      throw new InvalidSignatureError(`No Safe signature ends in ${v}.`)
  }
}

function ownerOf(word: string): `0x${string}` {
  // The contract would ignore these bytes. Nobody honest sets them.
  if (!word.startsWith('0'.repeat(24))) {
    throw new InvalidSignatureError('The owner inside this signature is no address.')
  }
  return toAddress(word.slice(24))
}
