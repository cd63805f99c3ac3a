import type { OutboxPorts } from '../ports/outboxPorts.ts'
import type { Sending } from '../ports/outboxWallet.ts'
import type { OutboxResult } from './outboxResult.ts'
import { sendInOrder } from './sendInOrder.ts'

/** Goes on with what was begun together: what was sent stays sent, and what is doubtful is looked at first. */
export function resumeRun(
  ports: OutboxPorts,
  run: string,
  sending: Sending,
): Promise<OutboxResult> {
  const entries = ports.store
    .get()
    .filter((entry) => entry.run?.id === run || entry.id === run)
    .toSorted((one, other) => (one.run?.index ?? 0) - (other.run?.index ?? 0))
  return sendInOrder(ports, entries, sending)
}
