import { type Call, expandCalls, mayDelegateTo } from '@countersign/safe'
import { type Address, isAddressEqual } from 'viem'
import type { GatewayChain } from '../chain/gatewayChain.ts'

/** More than there are contracts that may be run like that: the node is asked about each. */
const MAX_TARGETS = 16

/**
 * Whether all code that would run in the Safe's own name is known to be harmless: MultiSend and its
 * like, by the hash of their code, at any depth. What cannot be opened may hide anything.
 */
export async function checkDelegateCalls(
  chain: GatewayChain,
  safe: Address,
  call: Call,
): Promise<boolean> {
  if (call.operation === 0) return true
  const { calls, sealed } = expandCalls(safe, call)
  if (sealed.length > 0) return false
  const targets = new Set(
    calls.flatMap(({ operation, actor, to }) =>
      operation === 1 && isAddressEqual(actor, safe) ? [to] : [],
    ),
  )
  if (targets.size > MAX_TARGETS) return false
  // One after the other: the first that is not known decides.
  for (const target of targets) {
    if (!mayDelegateTo(await chain.identify(target))) return false
  }
  return true
}
