import type { TransferTable } from '../../../../database/gatewayTables.ts'
import { type EventContext, positionOf } from '../events/positionOf.ts'
import type { StepEvent } from '../events/types.ts'

/** The transfers that events tell of: tokens and collectibles in and out, coins in. */
export function readTransfers(
  events: readonly StepEvent[],
  context: EventContext,
): TransferTable[] {
  const { address } = context.safe
  return events.flatMap(({ log, event }): TransferTable[] => {
    if (event.type !== 'received' && event.type !== 'moved') return []
    const { from, value } = event
    const { kind, token, to } =
      event.type === 'moved'
        ? { ...event, token: log.address }
        : { kind: 'native' as const, token: null, to: address }
    // Anybody can move nothing, in anybody's name even; mostly impostors do.
    if (kind !== 'erc721' && value === 0n) return []
    const common = { trace: '', attributed: true, incoming: to === address }
    return [{ ...positionOf(log, context), kind, token, from, to, value, ...common }]
  })
}
