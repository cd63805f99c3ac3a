import { decodeCall } from '@countersign/safe'
import type { Address } from 'viem'
import type { GatewayChain } from '../chain/gatewayChain.ts'
import type { GatewayContext } from '../context/gatewayContext.ts'
import { readMove } from '../mapping/toTransactionInfo.ts'
import type { SafeCall } from '../store/record.ts'
import type { Tokens } from '../store/token.ts'

/** The tokens that a list speaks of: those that were moved, and those that calls would move. */
export function tokensOf(
  context: GatewayContext,
  chain: GatewayChain,
  safe: Address,
  parts: { calls?: readonly (SafeCall | null)[]; moved?: readonly (Address | null)[] },
): Promise<Tokens> {
  const called = (parts.calls ?? []).flatMap((call) =>
    call && readMove(safe, decodeCall(call.data)) ? [call.to] : [],
  )
  const moved = (parts.moved ?? []).filter((token) => token !== null)
  return context.tokens.look(chain, new Set([...called, ...moved]))
}
