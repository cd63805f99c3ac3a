import { sql } from 'kysely'
import type { ChainClient, Chains } from '../../chains/createChains.ts'
import type { Database } from '../../database/types.ts'

export type Readiness = {
  ready: boolean
  database: boolean
  chains: readonly { id: number; shortName: string; ready: boolean }[]
}

export type HealthParameters = {
  chains: Chains
  database: Database
  timeoutMs?: number | undefined
  /** Whether the server is about to stop, and wants no new visitors. */
  isDraining?: (() => boolean) | undefined
  /** Whether whoever started the server has prepared everything else. */
  isPrepared?: (() => boolean) | undefined
  now?: (() => number) | undefined
  /** What it is when it is another one than before. */
  onChange?: ((readiness: Readiness) => void) | undefined
}

/** How long a node's answer counts: balancers ask twice a second, and each question costs quota. */
const FRESH_MS = 5_000
/** How often we ask ourselves at most, whoever asks us: the reason why nobody is counted here. */
const ROUND_MS = 250

/** Asks the database for a sign of life and every chain for its id, at most `timeoutMs` long. */
export function createReadiness(parameters: HealthParameters): () => Promise<Readiness> {
  const { chains, database, timeoutMs = 2_000, now = Date.now } = parameters
  let running: Promise<Readiness> | undefined
  let last: { readiness: Readiness; at: number } | undefined
  const lastReady = new Map<number, number>()

  async function isReady(chain: ChainClient, signal: AbortSignal): Promise<boolean> {
    if (now() - (lastReady.get(chain.id) ?? Number.NEGATIVE_INFINITY) < FRESH_MS) return true
    const ready = await answersWithItsId(chain, signal)
    if (ready) lastReady.set(chain.id, now())
    return ready
  }

  async function check(): Promise<Readiness> {
    const signal = AbortSignal.timeout(timeoutMs)
    const answered = answers(database)
    const states = await Promise.all(
      chains.all().map(async (chain) => ({
        id: chain.id,
        shortName: chain.shortName,
        ready: await isReady(chain, signal),
      })),
    )
    const ready = (await answered) && states.every((state) => state.ready)
    const readiness = { ready, database: await answered, chains: states }
    if (last?.readiness.ready !== ready) parameters.onChange?.(readiness)
    last = { readiness, at: now() }
    return readiness
  }

  // Probes that come at the same time share one round.
  return async () => {
    if (last && now() - last.at < ROUND_MS) return last.readiness
    running ??= check().finally(() => {
      running = undefined
    })
    return running
  }
}

async function answersWithItsId(chain: ChainClient, signal: AbortSignal): Promise<boolean> {
  try {
    const id = await chain.request('eth_chainId', [], { signal })
    return typeof id === 'string' && /^0x[0-9a-f]+$/i.test(id) && Number(id) === chain.id
  } catch {
    // Whatever the reason was, the node client has logged it.
    return false
  }
}

/** Bounded by the database's own deadline. */
function answers(database: Database): Promise<boolean> {
  return database
    .run((db) => sql`select 1`.execute(db))
    .then(
      () => true,
      () => false,
    )
}
