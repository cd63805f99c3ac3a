import type { Hex } from 'viem'
import { InvalidFieldError, InvalidProofError } from '../errors.ts'
import { hexDigits, toHex } from '../internal/abiWords.ts'
import { decodeRlp } from './decodeRlp.ts'
import { verifyMerkleProof } from './verifyMerkleProof.ts'

/** As some engines keep a slot that was set back to zero: a leaf that holds nothing, in RLP. */
const EMPTY = ''

/** The word in an account's slot, by its proof; a slot that is proven to be unset holds zero. */
export function verifyStorageProof(storageHash: Hex, slot: Hex, proof: readonly Hex[]): Hex {
  if (hexDigits(slot, 'slot').length !== 64) throw new InvalidFieldError('slot', '32 bytes')
  const value = verifyMerkleProof({ root: storageHash, key: slot, proof })
  if (value === null) return toHex('0'.repeat(64))
  const digits = decodeRlp(value)
  // Anvil's trie has such leaves: its state root commits to them, so nobody can add one.
  if (digits === EMPTY) return toHex('0'.repeat(64))
  // Zeros in front would be a second way to write the same.
  if (typeof digits !== 'string' || !/^(?!00)[0-9a-f]{2,64}$/.test(digits)) {
    throw new InvalidProofError('A slot’s value is not written as it must be.')
  }
  return toHex(digits.padStart(64, '0'))
}
