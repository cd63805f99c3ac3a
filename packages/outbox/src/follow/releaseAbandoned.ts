import type { OutboxEntry } from '../model/entry.ts'
import { isPaid } from '../model/entryReducer.ts'
import type { OutboxPorts } from '../ports/outboxPorts.ts'

/** A prompt whose tab is gone is nobody's any more: its lock can be had. */
export async function releaseAbandoned(
  { store, locks }: Pick<OutboxPorts, 'store' | 'locks'>,
  { id, prompt }: OutboxEntry,
): Promise<void> {
  if (!prompt) return
  await locks.hold(id, async () => {
    const { token, what } = prompt
    // What may have been sent has words of its own.
    const fault = isPaid(what) ? undefined : { kind: 'unheard' }
    store.dispatch(id, { type: 'abandoned', token, ...(fault && { fault }) })
  })
}
