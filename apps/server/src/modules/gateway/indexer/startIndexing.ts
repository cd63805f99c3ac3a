import { randomUUID } from 'node:crypto'
import type { Chains } from '../../../chains/createChains.ts'
import type { Database } from '../../../database/types.ts'
import type { Logger } from '../../../log/createLogger.ts'
import type { TraceStep } from '../../../tracing/types.ts'
import { createFollower, type FollowerState } from './follow/createFollower.ts'
import { createRest } from './follow/createRest.ts'
import { followChain } from './follow/followChain.ts'
import { releaseLease } from './store/checkpoint.ts'

/** How a chain is to be read. */
export type IndexedChain = { id: number; firstBlock: number; pollMs: number }

export type StartIndexingParameters = {
  indexed: readonly IndexedChain[]
  chains: Chains
  database: Database
  logger: Logger
  signal: AbortSignal
  /** How long another server waits for us when we are gone without a word. */
  leaseMs?: number | undefined
  /** Absent: nothing is traced. */
  traceStep?: TraceStep | undefined
}

export type Indexing = {
  /** Looks at a chain at once: something has happened on it. Unknown chains are nobody's. */
  nudge: (chainId: number) => void
  state: () => ReadonlyMap<number, FollowerState>
  /** When the signal has ended it and the chains are free for other servers. */
  ended: Promise<void>
}

/** Reads the chains into the database, together with all servers that share it. */
export function startIndexing(parameters: StartIndexingParameters): Indexing {
  const { indexed, chains, database, logger, signal, leaseMs = 6_000, traceStep } = parameters
  const holder = randomUUID()
  const running = indexed.flatMap(({ id, firstBlock, pollMs }) => {
    const chain = chains.get(id)
    if (!chain) return []
    const lease = { chainId: id, holder, leaseMs }
    const { rest, wake } = createRest(signal)
    const follower = createFollower({ chain, database, lease, firstBlock, logger })
    const ended = followChain({
      ...{ chainId: id, follower, logger, signal, pollMs, rest, traceStep },
    }).then(() =>
      // When the database is gone as well, the lease ends by itself.
      database.run((db) => releaseLease(db, lease)).catch(() => {}),
    )
    return [{ id, follower, wake, ended }]
  })
  const byId = new Map(running.map((each) => [each.id, each]))
  return {
    nudge: (chainId) => byId.get(chainId)?.wake(),
    state: () => new Map(running.map(({ id, follower }) => [id, follower.state()])),
    ended: Promise.all(running.map(({ ended }) => ended)).then(() => {}),
  }
}
