import type { Address, Hex } from 'viem'
import { InvalidProofError } from '../errors.ts'
import { addressDigits, toHex } from '../internal/abiWords.ts'
import { decodeRlp } from './decodeRlp.ts'
import { verifyMerkleProof } from './verifyMerkleProof.ts'

/** What a state has at an address. */
export type ProvenAccount = { nonce: bigint; balance: bigint; storageHash: Hex; codeHash: Hex }

/** An account in the state with this root, by its proof; null when the proof shows that there is none. */
export function verifyAccountProof(
  stateRoot: Hex,
  address: Address,
  proof: readonly Hex[],
): ProvenAccount | null {
  const key = toHex(addressDigits(address, 'address'))
  const value = verifyMerkleProof({ root: stateRoot, key, proof })
  if (value === null) return null
  const fields = decodeRlp(value)
  if (typeof fields === 'string' || fields.length !== 4) {
    throw new InvalidProofError('An account has four parts.')
  }
  const [nonce, balance, storageHash, codeHash] = fields
  return {
    nonce: quantity(nonce),
    balance: quantity(balance),
    storageHash: word(storageHash),
    codeHash: word(codeHash),
  }
}

function quantity(item: unknown): bigint {
  if (typeof item !== 'string' || item.startsWith('00') || item.length > 64) {
    throw new InvalidProofError('An amount is not written as it must be.')
  }
  return item === '' ? 0n : BigInt(toHex(item))
}

function word(item: unknown): Hex {
  if (typeof item !== 'string' || item.length !== 64) {
    throw new InvalidProofError('A hash has 32 bytes.')
  }
  return toHex(item)
}
