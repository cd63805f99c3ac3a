import { createRunning, type Start } from './createRunning.ts'
import { leadOneTab } from './leadOneTab.ts'

/** How many are followed at a time on one chain, the first of them; the others wait. */
const MAX_FOLLOWED = 20

type Entry = { chainId: number }

export type FollowEntriesParameters<entry extends Entry> = {
  store: {
    get(): readonly entry[]
    subscribe(listener: () => void): () => void
    /** Whether other tabs see what is kept: what they cannot see they cannot follow either. */
    isWritten(): boolean
  }
  /** What is to be followed, in the order of its importance. */
  isOpen(entry: entry): boolean
  keyOf(entry: entry): string
  /** How entries on a chain are followed; those on a chain that has no way stay as they are. */
  onChain(chainId: number): ((entry: entry) => ReturnType<Start>) | undefined
  /** Tabs that use the same name take turns. */
  name: string
  /** The page; `undefined` on a server. */
  window?: Window | undefined
}

/**
 * Follows every open entry to its end, those of an earlier visit too. Of several tabs one does the work, per
 * chain, and the store tells the others. Returns how to stop.
 */
export function followEntries<entry extends Entry>(
  parameters: FollowEntriesParameters<entry>,
): () => void {
  const { store, isOpen, keyOf, onChain, name, window: page } = parameters
  const open = () => store.get().filter(isOpen)

  function followChain(chainId: number, follow: (entry: entry) => () => void): () => void {
    return keepUp(() => {
      const waiting = open().filter((each) => each.chainId === chainId)
      const first = waiting.slice(0, MAX_FOLLOWED)
      return new Map(first.map((each) => [keyOf(each), () => follow(each)]))
    })
  }

  /** Runs what is wanted now, and again after every change of the store. */
  function keepUp(wanted: () => ReadonlyMap<string, Start>): () => void {
    const run = createRunning()
    let stopped = false
    const unsubscribe = store.subscribe(() => {
      // The store still tells those who left while it was telling the others.
      if (!stopped) run(wanted())
    })
    run(wanted())
    return () => {
      stopped = true
      unsubscribe()
      run(new Map())
    }
  }

  return keepUp(() => {
    const wanted = new Map<string, Start>()
    const shared = store.isWritten()
    for (const chainId of new Set(open().map((each) => each.chainId))) {
      const follow = onChain(chainId)
      if (!follow) continue
      wanted.set(`${chainId}:${shared}`, () =>
        leadOneTab({
          window: shared ? page : undefined,
          name: `${name}.${chainId}`,
          lead: () => followChain(chainId, follow),
        }),
      )
    }
    return wanted
  })
}
