import { transactionsOf } from '../../shared/gateway/transactionsOf.ts'
import type { ActivitySource } from './activitySource.ts'
import type { Entry } from './entry.ts'
import { toEntry } from './toEntry.ts'

type CollectOptions = {
  signal: AbortSignal
  /** Told after every page. */
  onProgress?: (count: number) => void
  /** Ends early, when nothing that follows can matter. */
  isEnough?: (entries: readonly Entry[]) => boolean
}

/** A whole list, to its end; it throws rather than leave something out. */
export async function collectEntries(
  source: ActivitySource,
  { signal, onProgress, isEnough }: CollectOptions,
): Promise<Entry[]> {
  const found = new Map<string, Entry>()
  const followed = new Set<string>()
  let page = await source.first(signal)
  for (;;) {
    for (const transaction of transactionsOf(page.results)) {
      found.set(transaction.id, toEntry(transaction))
    }
    onProgress?.(found.size)
    const { next } = page
    if (next === null || isEnough?.([...found.values()])) return [...found.values()]
    if (followed.has(next)) throw new Error('The gateway’s pages run in a circle.')
    followed.add(next)
    page = await source.follow(next, signal)
  }
}
