import type { Address, Hex } from 'viem'
import { DuplicateSignerError, InvalidFieldError } from '../errors.ts'
import { addressDigits, addressWord, hexDigits, toHex, uintWord } from '../internal/abiWords.ts'
import type { SafeSignature } from './types.ts'

export type SignedBy = { signer: Address; signature: SafeSignature }

/** Ready for `execTransaction`: sorted by owner, contract data behind with fresh offsets. */
export function packSignatures(signatures: readonly SignedBy[]): Hex {
  const sorted = signatures
    .map(({ signer, signature }) => ({ digits: addressDigits(signer, 'signer'), signature }))
    .sort((a, b) => (a.digits < b.digits ? -1 : a.digits > b.digits ? 1 : 0))
  let units = ''
  let tail = ''
  let previous = ''
  for (const { digits, signature } of sorted) {
    if (digits === previous) throw new DuplicateSignerError(toHex(digits))
    previous = digits
    if (signature.kind === 'contract' || signature.kind === 'approvedHash') {
      const owner = addressWord(signature.owner, 'owner')
      if (owner.slice(24) !== digits) throw new InvalidFieldError('signer', 'the owner inside')
      if (signature.kind === 'approvedHash') {
        units += `${owner}${'0'.repeat(64)}01`
      } else {
        const data = hexDigits(signature.data, 'data')
        units += `${owner}${uintWord(sorted.length * 65 + tail.length / 2, 'offset')}00`
        tail += uintWord(data.length / 2, 'length') + data
      }
    } else {
      units += wordDigits(signature.r, 'r') + wordDigits(signature.s, 's')
      units += signature.v.toString(16).padStart(2, '0')
    }
  }
  return toHex(units + tail)
}

function wordDigits(value: Hex, field: string): string {
  const digits = hexDigits(value, field)
  if (digits.length !== 64) throw new InvalidFieldError(field, '32 bytes')
  return digits
}
