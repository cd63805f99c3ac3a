import type { OutboxEntry } from '../model/entry.ts'
import { isFollowed } from '../model/isFollowed.ts'
import type { OutboxPorts } from '../ports/outboxPorts.ts'
import { type Clock, systemClock } from './clock.ts'
import { followEntries } from './followEntries.ts'
import { followEntry } from './followEntry.ts'
import { lookAtEntry } from './lookAtEntry.ts'
import { releaseAbandoned } from './releaseAbandoned.ts'

/** Milliseconds between looks. */
const INTERVAL = 3_000

export type FollowOutboxParameters = {
  /** Tabs that use the same name take turns. */
  name: string
  /** The page; `undefined` on a server. */
  window?: Window | undefined
  clock?: Clock
}

/** Looks at everything that is open, again and again: what a tab asked that is gone, and what was sent. */
export function followOutbox(
  ports: OutboxPorts,
  { name, window, clock = systemClock }: FollowOutboxParameters,
): () => void {
  const { store } = ports
  const stopWriting = keepWriting(store, clock)
  const stopFollowing = followEntries<OutboxEntry>({
    store: { ...store, get: () => store.get().toSorted(byImportance) },
    isOpen: isFollowed,
    keyOf: ({ id }) => id,
    ...{ name, window },
    onChain:
      () =>
      ({ id }) =>
        followEntry({
          current: () => store.get().find((each) => each.id === id && isFollowed(each)),
          look: async (entry) => {
            await releaseAbandoned(ports, entry)
            return lookAtEntry(ports, store.get().find((each) => each.id === id) ?? entry)
          },
          hear: () => 'fine',
          clock,
          interval: INTERVAL,
        }),
  })
  return () => {
    stopWriting()
    stopFollowing()
  }
}

/** What a full storage has refused is written down as soon as there is room. */
function keepWriting(store: OutboxPorts['store'], clock: Clock): () => void {
  let cancel = clock.after(INTERVAL, write)
  function write() {
    store.flush()
    cancel = clock.after(INTERVAL, write)
  }
  return () => cancel()
}

/** What nobody waits for first, since it keeps its entry from everything else; then the latest. */
const byImportance = (one: OutboxEntry, other: OutboxEntry): number =>
  Number(other.prompt !== null) - Number(one.prompt !== null) || other.changedAt - one.changedAt
