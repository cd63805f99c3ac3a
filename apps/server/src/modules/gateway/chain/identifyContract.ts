import { type IdentifiedCode, identifyCode } from '@countersign/safe'
import { type Address, isHex } from 'viem'
import type { GatewayChain } from '../ground.ts'

const known = new WeakMap<GatewayChain, Map<Address, IdentifiedCode | null>>()
const MAX_KEPT = 1_000

/** Which official contract lives at an address, if any. Asked once: code does not change. */
export async function identifyContract(
  chain: GatewayChain,
  address: Address,
): Promise<IdentifiedCode | null> {
  const kept = known.get(chain) ?? new Map()
  known.set(chain, kept)
  const before = kept.get(address)
  if (before !== undefined) return before
  const code = await chain.client.read('eth_getCode', [address, 'latest'])
  // Nothing yet: it may come.
  if (!isHex(code) || code === '0x') return null
  const found = identifyCode(code, address)
  if (kept.size >= MAX_KEPT) kept.clear()
  kept.set(address, found)
  return found
}
