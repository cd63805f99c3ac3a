import { type Call, expandCalls, judgeDelegateCall } from '@countersign/safe'
import { type Address, isAddressEqual } from 'viem'
import type { GatewayChain } from '../chain/gatewayChain.ts'

/** More than there are contracts that may be run like that: the node is asked about each. */
const MAX_TARGETS = 16

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
  const delegated = calls.filter(
    ({ operation, actor }) => operation === 1 && isAddressEqual(actor, safe),
  )
  if (new Set(delegated.map(({ to }) => to)).size > MAX_TARGETS) return false
  // One after the other: the first that is not known decides, and what is known is remembered.
  for (const each of delegated) {
    const { verdict } = await judgeDelegateCall(each, chain.identify)
    if (verdict !== 'official') return false
  }
  return true
}
