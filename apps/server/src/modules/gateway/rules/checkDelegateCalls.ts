import { type Call, expandCalls, mayDelegateTo } from '@countersign/safe'
import { type Address, isAddressEqual } from 'viem'
import type { GatewayChain } from '../chain/gatewayChain.ts'

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
  const known = await Promise.all(
    [...targets].map(async (target) => mayDelegateTo(await chain.identify(target))),
  )
  return known.every(Boolean)
}
