import { type Address, type Hex, keccak256 } from 'viem'
import { addressDigits, hexDigits, toHex } from '../internal/abiWords.ts'
import { type KnownContract, knownCodeHashes } from './knownCodeHashes.ts'

export type IdentifiedCode = { contract: KnownContract; version: string }

/**
 * MultiSend and its like carry their own address inside their code, so every deployment hashes
 * differently. These are the hashes with that address replaced by `marker`, so that the very same
 * code is known wherever it was deployed.
 */
const relocatableHashes: Record<`${KnownContract} ${string}`, string> = {
  'MultiSend 1.3.0': '0xea7752b81df75b05c6f8156810980960df1c5800660ffb4d9d97b571f5ca8338',
  'MultiSend 1.4.1': '0xe67773c3f12293a34164bdce45e7bc6755a8501d89f11e06abbe65d386db5e8f',
  'MultiSend 1.5.0': '0x7c0f9d6a8b69bff8f53753ad7b6b883afcd21283e2a1cd2a390721a31829a634',
  'SafeMigration 1.5.0': '0x3d7eeeb38ee8fb207fc0a6779749e877994f958ab70caf7311eccc42bd8f892c',
  'SafeToL2Setup 1.5.0': '0x20acaf1fb9eaf28dfb8833bd3389965008afb290131316117df3f84e3609cbfc',
}

/** Not zeros: a run of zeros stands in many places of any code, and one could be filled in. */
const marker = keccak256('0x5e1f').slice(26)

let index: Map<string, IdentifiedCode> | undefined

/** Which official contract has this code, if any. `code` is what `eth_getCode` answers for `address`. */
export function identifyCode(code: Hex, address: Address): IdentifiedCode | null {
  const digits = hexDigits(code, 'code')
  const self = addressDigits(address, 'address')
  index ??= indexHashes()
  const exact = index.get(keccak256(toHex(digits)))
  if (exact) return exact
  if (!digits.includes(self) || digits.includes(marker)) return null
  return index.get(keccak256(toHex(digits.replaceAll(self, marker)))) ?? null
}

function indexHashes(): Map<string, IdentifiedCode> {
  const map = new Map<string, IdentifiedCode>()
  const add = (key: string, hashes: readonly string[]) => {
    const [contract, version = ''] = key.split(' ')
    // The keys of both tables are a contract's name and its version.
    for (const hash of hashes) map.set(hash, { contract: contract as KnownContract, version })
  }
  for (const [key, hashes] of Object.entries(knownCodeHashes)) add(key, hashes)
  for (const [key, hash] of Object.entries(relocatableHashes)) add(key, [hash])
  return map
}
