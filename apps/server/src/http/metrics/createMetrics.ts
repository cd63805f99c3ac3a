import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { ChainEvents, Chains } from '../../chains/createChains.ts'
import type { LoadShedder } from '../loadShedding/createLoadShedder.ts'

export type Metrics = ReturnType<typeof createMetrics>

const SECONDS = [0.005, 0.01, 0.02, 0.06, 0.1, 0.2, 0.5, 1, 1.5, 3, 5, 10]

/** Everything that is counted. No label ever holds what a visitor wrote, nor a node's URL. */
export function createMetrics() {
  const registry = new Registry()
  const registers = [registry]
  const requests = new Histogram({
    name: 'countersign_http_request_seconds',
    help: 'Time to answer requests, by route and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
    registers,
  })
  const refused = new Counter({
    name: 'countersign_http_overload_refusals_total',
    help: 'Requests answered with 503 because every place was taken.',
    labelNames: ['work'],
    registers,
  })
  const limited = new Counter({
    name: 'countersign_rate_limited_total',
    help: 'Requests answered with 429.',
    labelNames: ['limit'],
    registers,
  })
  const attempts = new Histogram({
    name: 'countersign_node_attempt_seconds',
    help: 'Time of single attempts at nodes, by how they ended.',
    labelNames: ['chain', 'node', 'outcome'],
    buckets: SECONDS,
    registers,
  })
  const reads = new Counter({
    name: 'countersign_chain_reads_total',
    help: 'Reads by where the answer came from: cache, a call that was on its way, or a node.',
    labelNames: ['chain', 'method', 'source'],
    registers,
  })
  const signInNodes = new Counter({
    name: 'countersign_sign_in_nodes_total',
    help: 'Contracts asked about a sign-in, by whether their nodes agreed or could not be asked.',
    labelNames: ['chain', 'outcome'],
    registers,
  })
  const described = new Gauge({
    name: 'countersign_descriptions',
    help: 'Descriptions of contracts that were fetched and are served.',
    registers,
  })
  const undescribed = new Gauge({
    name: 'countersign_descriptions_unreachable',
    help: 'Whether the last try to fetch descriptions of contracts failed.',
    registers,
  })
  const events: ChainEvents = {
    onAttempt: ({ chain, upstream, outcome, ms }) =>
      attempts.observe({ chain, node: upstream, outcome }, ms / 1_000),
    onRead: ({ chain, method, source }) => reads.inc({ chain, method, source }),
  }
  return {
    registry,
    events,
    observeRequest: (method: string, route: string, status: number, ms: number) =>
      requests.observe({ method, route, status }, ms / 1_000),
    countRefused: (work: string) => refused.inc({ work }),
    countLimited: (limit: string) => limited.inc({ limit }),
    countSignInNodes: ({ chain, outcome }: { chain: number; outcome: string }) =>
      signInNodes.inc({ chain, outcome }),
    setDescriptions: ({ count, failed }: { count: number; failed: boolean }) => {
      described.set(count)
      undescribed.set(failed ? 1 : 0)
    },
    /** What is looked up when somebody asks. */
    watchNodes: (chains: Chains) => watchNodes(registry, chains),
    watchConcurrency: (state: LoadShedder['state']) => watchConcurrency(registry, state),
    watchIndexing: (state: IndexingState) => watchIndexing(registry, state),
    /** Memory, processor, event loop. Once for a process: it starts observers that stay. */
    watchProcess: () => collectDefaultMetrics({ register: registry, prefix: 'countersign_' }),
  }
}

function watchNodes(registry: Registry, chains: Chains): void {
  new Gauge({
    name: 'countersign_node_resting',
    help: 'Whether a node is left alone because it kept failing.',
    labelNames: ['chain', 'node'],
    registers: [registry],
    collect() {
      for (const { id, nodes } of chains.all()) {
        for (const { name, resting } of nodes())
          this.set({ chain: id, node: name }, resting ? 1 : 0)
      }
    },
  })
}

type ChainState = {
  holding: boolean
  head: number | null
  indexed: number | null
  condition: string
  rebuilt: number | null
}

/** How far each chain is read, as this server knows it. */
export type IndexingState = () => ReadonlyMap<number, ChainState>

function watchIndexing(registry: Registry, state: IndexingState): void {
  const gauge = (name: string, help: string, read: (of: ChainState) => number | null) =>
    new Gauge({
      name: `countersign_indexer_${name}`,
      help,
      labelNames: ['chain'],
      registers: [registry],
      collect() {
        this.reset()
        for (const [chain, of] of state()) {
          const value = read(of)
          if (value !== null) this.set({ chain }, value)
        }
      },
    })
  gauge('holding', 'Whether this server is the one that reads the chain.', ({ holding }) =>
    holding ? 1 : 0,
  )
  gauge('head_block', 'The newest block that was heard of.', ({ head }) => head)
  gauge('indexed_block', 'The last block that is in the tables.', ({ indexed }) => indexed)
  gauge('lag_blocks', 'How many blocks are still to be read.', ({ head, indexed }) =>
    head === null || indexed === null ? null : Math.max(0, head - indexed),
  )
  gauge(
    'nodes_behind',
    'Whether the nodes know fewer blocks than were read.',
    ({ holding, condition }) => (holding ? Number(condition === 'behind') : null),
  )
  gauge(
    'nodes_disagree',
    'Whether the nodes do not agree which chain it is, so that nothing is touched.',
    ({ holding, condition }) => (holding ? Number(condition === 'disagreeing') : null),
  )
  gauge(
    'rebuilding',
    'Whether an index is being rebuilt beside the one that is served.',
    ({ holding, rebuilt }) => (holding ? Number(rebuilt !== null) : null),
  )
  gauge('rebuilt_block', 'How far that one has come.', ({ rebuilt }) => rebuilt)
}

function watchConcurrency(registry: Registry, state: LoadShedder['state']): void {
  new Gauge({
    name: 'countersign_http_requests_inside',
    help: 'Requests that run or wait for a place, by kind of work.',
    labelNames: ['work', 'state'],
    registers: [registry],
    collect() {
      for (const [work, counts] of Object.entries(state())) {
        for (const [name, count] of Object.entries(counts)) this.set({ work, state: name }, count)
      }
    },
  })
}
