import { type Call, expandCalls, judgeDelegateCall } from '@countersign/safe'
import { type Address, isAddressEqual } from 'viem'
import type { GatewayChain } from '../chain/gatewayChain.ts'

/**
 * Whether all code that would run in the Safe's own name is known to be harmless: MultiSend and its
 * like, by the hash of their code and of what they install, at any depth. What cannot be opened may
 * hide anything.
 */
export async function checkDelegateCalls(
  chain: GatewayChain,
  safe: Address,
  call: Call,
): Promise<boolean> {
  if (call.operation === 0) return true
  const { calls, sealed } = expandCalls(safe, call)
  if (sealed.length > 0) return false
  for (const each of calls) {
    if (each.operation === 0 || !isAddressEqual(each.actor, safe)) continue
    // One after the other: the first that is not known is enough, and asking costs.
    const { verdict } = await judgeDelegateCall(each, chain.identify)
    if (verdict !== 'official') return false
  }
  return true
}
