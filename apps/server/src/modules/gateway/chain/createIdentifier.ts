import { type IdentifiedCode, identifyCode } from '@countersign/safe'
import { type Address, isHex } from 'viem'
import type { ChainClient } from '../../../chains/createChains.ts'

/** Which official contract lives at an address, if any. */
export type Identify = (address: Address) => Promise<IdentifiedCode | null>

const MAX_KEPT = 1_000

/** Asks for the code of an address once: code does not change. */
export function createIdentifier(client: Pick<ChainClient, 'read'>): Identify {
  const kept = new Map<Address, IdentifiedCode | null>()
  return async (address) => {
    const known = kept.get(address)
    if (known !== undefined) return known
    const code = await client.read('eth_getCode', [address, 'latest'])
    // Nothing yet: it may come.
    if (!isHex(code) || code === '0x') return null
    const found = identifyCode(code, address)
    if (kept.size >= MAX_KEPT) kept.clear()
    kept.set(address, found)
    return found
  }
}
