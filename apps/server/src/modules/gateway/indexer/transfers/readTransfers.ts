import type { TransferTable } from '../../../../database/gatewayTables.ts'
import { positionOf } from '../step/positionOf.ts'
import type { Context, StepEvent } from '../step/types.ts'

/** The transfers that events tell of: tokens and collectibles in and out, coins in. */
export function readTransfers(
  events: readonly StepEvent[],
  context: Pick<Context, 'safe' | 'times'>,
): TransferTable[] {
  const { address } = context.safe
  return events.flatMap(({ log, event }): TransferTable[] => {
    const common = { trace: '', attributed: true }
    if (event.type === 'received') {
      const { from, value } = event
      const what = { kind: 'native' as const, token: null, from, to: address, value }
      return [{ ...positionOf(log, context), ...common, ...what, incoming: true }]
    }
    if (event.type !== 'moved') return []
    const { kind, from, to, value } = event
    // Anybody can move nothing in anybody's name; only impostors do.
    if (kind === 'erc20' && value === 0n) return []
    const what = { kind, token: log.address, from, to, value }
    return [{ ...positionOf(log, context), ...common, ...what, incoming: to === address }]
  })
}
