import type { OutboxStore } from '../store/createOutboxStore.ts'

/** Stops waiting for a wallet that does not answer. Whether it has sent is then looked at. */
export function giveUp(store: OutboxStore, id: string): void {
  const token = store.get().find((entry) => entry.id === id)?.prompt?.token
  if (!token) return
  // Several may be one prompt.
  const prompted = store.get().filter(({ prompt }) => prompt?.token === token)
  for (const entry of prompted) store.dispatch(entry.id, { type: 'abandoned', token })
}
