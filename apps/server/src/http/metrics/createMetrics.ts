import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { ChainEvents, Chains } from '../../chains/createChains.ts'
import type { SpanOutcome } from '../../tracing/types.ts'
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
  const spans = new Counter({
    name: 'countersign_trace_spans_total',
    help: 'Spans by what became of them: sent, failed, or dropped because too many were waiting.',
    labelNames: ['outcome'],
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
    countSpans: (outcome: SpanOutcome, count: number) => spans.inc({ outcome }, count),
    setDescriptions: ({ count, failed }: { count: number; failed: boolean }) => {
      described.set(count)
      undescribed.set(failed ? 1 : 0)
    },
    /** What is looked up when somebody asks. */
    watchNodes: (chains: Chains) => watchNodes(registry, chains),
    watchConcurrency: (state: LoadShedder['state']) => watchConcurrency(registry, state),
    watchIndexing: (report: Report, now?: () => number) => watchIndexing(registry, report, now),
    /** Memory, processor, event loop. Once for a process: it starts observers that stay. */
    watchProcess: () => collectDefaultMetrics({ register: registry, prefix: 'countersign_' }),
  }
}

function watchNodes(registry: Registry, chains: Chains): void {
  new Gauge({
    name: 'countersign_node_head_block',
    help: 'The newest block that a node has told of; 0: none yet.',
    labelNames: ['chain', 'node'],
    registers: [registry],
    collect() {
      for (const { id, nodes, watch } of chains.all()) {
        const heads = watch.heads()
        for (const [index, { name }] of nodes().entries()) {
          this.set({ chain: id, node: name }, heads[index]?.number ?? 0)
        }
      }
    },
  })
  new Counter({
    name: 'countersign_node_disagreements_total',
    help: 'How often a node that was ahead had other blocks than the preferred one.',
    labelNames: ['chain'],
    registers: [registry],
    collect() {
      this.reset()
      for (const { id, watch } of chains.all()) this.inc({ chain: id }, watch.disagreements())
    },
  })
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

type ChainReport = {
  holding: boolean
  head: number
  indexed: number
  lag: number
  secondsSinceSync: number
  condition: string
  rebuilt: number | null
  pending: number
}

/** How each chain is read, and whether the database said so just now. */
export type Report = () => Promise<{
  isDatabaseUp: boolean
  chains: ReadonlyMap<number, ChainReport>
}>

/** One look for all of its numbers, which are collected side by side. */
const ONE_LOOK_MS = 250

function watchIndexing(registry: Registry, report: Report, now = () => performance.now()): void {
  let last: { said: ReturnType<Report>; at: number } | undefined
  const look = () => {
    if (!last || now() - last.at > ONE_LOOK_MS) {
      last = { said: report(), at: now() }
    }
    return last.said
  }
  new Gauge({
    name: 'countersign_database_up',
    help: 'Whether the database answered when this was asked.',
    registers: [registry],
    async collect() {
      this.set((await look()).isDatabaseUp ? 1 : 0)
    },
  })
  const gauge = (name: string, help: string, read: (of: ChainReport) => number) =>
    new Gauge({
      name: `countersign_${name}`,
      help,
      labelNames: ['chain'],
      registers: [registry],
      async collect() {
        for (const [chain, of] of (await look()).chains) this.set({ chain }, read(of))
      },
    })
  const is = (condition: string) => (of: ChainReport) => Number(of.condition === condition)
  gauge('indexer_holding', 'Whether this server is the one that reads the chain.', (of) =>
    Number(of.holding),
  )
  gauge('indexer_head_block', 'The newest block that was heard of.', (of) => of.head)
  gauge('indexer_indexed_block', 'The last block that is in the tables.', (of) => of.indexed)
  gauge('indexer_lag_blocks', 'How many blocks are still to be read.', (of) => of.lag)
  gauge(
    'indexer_seconds_since_sync',
    'How long ago nothing was left to read; before the first time, since this server started.',
    (of) => of.secondsSinceSync,
  )
  gauge('indexer_nodes_behind', 'Whether the nodes know fewer blocks than were read.', is('behind'))
  gauge(
    'indexer_nodes_disagree',
    'Whether the nodes do not agree which chain it is, so that nothing is touched.',
    is('disagreeing'),
  )
  gauge(
    'indexer_rebuilding',
    'Whether an index is being rebuilt beside the one that is served.',
    (of) => Number(of.rebuilt !== null),
  )
  gauge('indexer_rebuilt_block', 'How far that one has come.', (of) => of.rebuilt ?? 0)
  gauge('pending_proposals', 'Proposals that may still be executed.', (of) => of.pending)
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
