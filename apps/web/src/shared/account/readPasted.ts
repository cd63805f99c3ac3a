import { type Address, getAddress, type Hex } from 'viem'
import type { ChainConfig } from '../appConfig.ts'
import { parseAccountPath } from './parseAccountPath.ts'

export type Pasted =
  | { kind: 'address'; address: Address; chains: readonly ChainConfig[] }
  | { kind: 'hash'; hash: Hex }
  | { kind: 'calldata'; data: Hex }
  | { kind: 'words' }

/** What somebody pasted or typed: an address, a hash, calldata, or just words. */
export function readPasted(text: string, chains: readonly ChainConfig[]): Pasted {
  const plain = text.trim()
  const hex = /^0x([0-9a-f]*)$/i.exec(plain)?.[1]
  if (hex?.length === 64) return { kind: 'hash', hash: `0x${hex.toLowerCase()}` }
  if (hex !== undefined && hex.length !== 40) {
    // A selector at least, and whole bytes.
    const isCalldata = hex.length >= 8 && hex.length % 2 === 0
    return isCalldata ? { kind: 'calldata', data: `0x${hex.toLowerCase()}` } : { kind: 'words' }
  }
  const read = parseAccountPath(plain, chains)
  if (read.status === 'bad') return { kind: 'words' }
  const { address, chain } = read.account
  // Without a network's name the address could be meant on any of them.
  return {
    kind: 'address',
    address: getAddress(address),
    chains: hex === undefined ? [chain] : chains,
  }
}
