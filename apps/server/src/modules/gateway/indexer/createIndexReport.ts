import type { Chains } from '../../../chains/createChains.ts'
import type { Database } from '../../../database/types.ts'
import { countPending } from '../store/countPending.ts'
import { type IndexedState, indexedState } from './indexedState.ts'
import type { Indexing } from './startIndexing.ts'

/** What is to be known of the reading of one chain, whichever server does it. */
export type ChainReport = {
  /** Whether this server does. */
  holding: boolean
  /** The newest block that any node, or whoever reads, has heard of. */
  head: number
  indexed: number
  lag: number
  secondsSinceSync: number
  condition: IndexedState['condition'] | 'unread'
  /** How far an index has come that is being rebuilt; `null`: none is. */
  rebuilt: number | null
  /** Proposals that may still be executed. */
  pending: number
}

/** `isDatabaseUp`: whether the tables said this just now, or some time before. */
export type IndexReport = { isDatabaseUp: boolean; chains: ReadonlyMap<number, ChainReport> }

type CreateIndexReportParameters = {
  chains: Chains
  database: Database
  /** What this server reads itself, if it does. */
  state: Indexing['state']
  now?: (() => number) | undefined
}

/** Counting goes through the proposals of a chain. */
const COUNT_MS = 60_000

/**
 * How each chain is read, from the tables that all servers share. What cannot be asked now is as it was
 * when it could be: a number that vanishes while everything is down alarms nobody.
 */
export function createIndexReport(parameters: CreateIndexReportParameters) {
  const { chains, database, state, now = () => performance.now() } = parameters
  const started = now()
  const known = new Map<number, { state: IndexedState | undefined; at: number }>()
  const pending = new Map<number, { count: number; at: number }>()

  async function readPending(chainId: number): Promise<number> {
    const counted = pending.get(chainId)
    if (counted && now() - counted.at < COUNT_MS) return counted.count
    try {
      const count = await database.run((db) => countPending(db, chainId))
      pending.set(chainId, { count, at: now() })
      return count
    } catch {
      return counted?.count ?? 0
    }
  }

  async function read(chainId: number): Promise<boolean> {
    try {
      known.set(chainId, { state: await indexedState(database, chainId), at: now() })
      return true
    } catch {
      return false
    }
  }

  async function report(id: number): Promise<ChainReport> {
    const told = known.get(id)
    const own = state().get(id)
    const heads = chains.get(id)?.watch.heads() ?? []
    const indexed = told?.state?.blockNumber ?? own?.indexed ?? 0
    const heard = heads.map((head) => head?.number ?? 0)
    const head = Math.max(indexed + (told?.state?.lag ?? 0), own?.head ?? 0, ...heard)
    const ageMs = told?.state?.ageMs
    // Never yet, as far as is known: since this server has been waiting for it.
    const sinceMs = told && typeof ageMs === 'number' ? ageMs + now() - told.at : now() - started
    return {
      holding: own?.holding ?? false,
      head,
      indexed,
      lag: head - indexed,
      secondsSinceSync: sinceMs / 1_000,
      condition: told?.state?.condition ?? 'unread',
      rebuilt: told?.state?.rebuiltBlock ?? null,
      pending: await readPending(id),
    }
  }

  return async (): Promise<IndexReport> => {
    const ids = chains.all().map(({ id }) => id)
    const answered = await Promise.all(ids.map(read))
    const reports = await Promise.all(ids.map(async (id) => [id, await report(id)] as const))
    return { isDatabaseUp: answered.every(Boolean), chains: new Map(reports) }
  }
}
