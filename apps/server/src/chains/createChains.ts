import type { ChainConfig } from '../config/types.ts'
import { UpstreamFailure } from '../errors/chainErrors.ts'
import type { Logger } from '../log/createLogger.ts'
import { createScrubber } from '../log/createScrubber.ts'
import type { BeginNodeSpan } from '../tracing/types.ts'
import { type ChainRequest, createFailover, type FailoverTimeouts } from './createFailover.ts'
import { type AttemptEvent, createNode, type Node } from './createNode.ts'
import { createNodeWatch, type NodeWatch } from './createNodeWatch.ts'
import { createReader, type ReadSource } from './createReader.ts'
import { createUpstream } from './createUpstream.ts'
import { guardChainId } from './guardChainId.ts'

export type ChainClient = {
  id: number
  shortName: string
  /** Asks the nodes now: sends, probes, and what must not be a moment old. */
  request: ChainRequest
  /** The same with equal calls deduped and results kept as long as they stay true. */
  read: ChainRequest
  /** As `read`, of one node alone, counted from 1; undefined where there are not so many. */
  readNode: (ordinal: number) => ChainRequest | undefined
  /**
   * Asks every node, for answers that one node alone is not trusted with. Half the usual time, so
   * that two such questions fit into it.
   */
  requestEach: (...call: Parameters<ChainRequest>) => Promise<PromiseSettledResult<unknown>[]>
  /** The nodes by name, and whether each is left alone at the moment. */
  nodes: () => readonly { name: string; resting: boolean }[]
  /** Where each node stands, so that one that fell behind is not asked first. */
  watch: Pick<NodeWatch, 'heads' | 'disagreements' | 'look'>
}

/** The configured chains, and nothing else: an unknown id has no client. */
export type Chains = {
  get: (id: number) => ChainClient | undefined
  all: () => readonly ChainClient[]
  close: () => void
}

/** What happens on the way, for metrics. */
export type ChainEvents = {
  onAttempt?: (event: AttemptEvent & { chain: number }) => void
  onRead?: (event: { chain: number; method: string; source: ReadSource }) => void
}

export type CreateChainsParameters = {
  chains: readonly ChainConfig[]
  secrets: readonly string[]
  logger: Logger
  timeouts?: Partial<FailoverTimeouts>
  events?: ChainEvents | undefined
  /** Absent: nothing is traced. */
  beginNodeSpan?: BeginNodeSpan | undefined
}

const NAMES = ['primary', 'secondary']
const TIMEOUTS: FailoverTimeouts = { attemptMs: 1_500, hedgeMs: 400, totalMs: 5_000 }
const QUIET = new Set(['answer', 'error-answer', 'abandoned'])

export function createChains(parameters: CreateChainsParameters): Chains {
  const { secrets, logger, events, beginNodeSpan } = parameters
  const timeouts = { ...TIMEOUTS, ...parameters.timeouts }
  const scrub = createScrubber(secrets)
  const clients = parameters.chains.map(({ id, shortName, rpc }) => {
    const upstreams = rpc.map((url, index) =>
      createUpstream({ name: NAMES[index] ?? `node ${index + 1}`, url, scrub }),
    )
    const onAttempt = (event: AttemptEvent) => {
      events?.onAttempt?.({ ...event, chain: id })
      if (QUIET.has(event.outcome)) return
      const { upstream, method, outcome: kind, status } = event
      logger.warn({ chain: id, upstream, method, kind, status }, 'node gave no answer')
    }
    const nodes = upstreams.map((upstream) =>
      createNode({
        upstream: guardChainId({ upstream, chainId: id }),
        onAttempt,
        beginSpan: beginNodeSpan && ((call) => beginNodeSpan({ ...call, chain: id })),
      }),
    )
    const watch = createNodeWatch({ chainId: id, nodes, logger })
    const request = createFailover({ nodes: watch.order, timeouts })
    const onRead = (event: { method: string; source: ReadSource }) =>
      events?.onRead?.({ ...event, chain: id })
    // Each remembers for itself: what is compared must not have come from the other. Nobody answers for
    // it, so it is asked twice: a connection that had just ended is no silence.
    const readers = nodes.map((node) =>
      createReader({ request: createFailover({ nodes: () => [node, node], timeouts }), onRead }),
    )
    const client: ChainClient = {
      id,
      shortName,
      request,
      read: createReader({ request, onRead }),
      readNode: (ordinal) => readers[ordinal - 1],
      requestEach: askEach(nodes, timeouts.totalMs / 2),
      nodes: () => nodes.map(({ name, phase }) => ({ name, resting: phase() !== 'closed' })),
      watch,
    }
    return { client, upstreams }
  })
  const byId = new Map(clients.map(({ client }) => [client.id, client]))
  return {
    get: (id) => byId.get(id),
    all: () => [...byId.values()],
    close: () => {
      for (const { upstreams } of clients) for (const upstream of upstreams) upstream.close()
    },
  }
}

function askEach(nodes: readonly Node[], timeoutMs: number): ChainClient['requestEach'] {
  return (method, params, { signal } = {}) =>
    Promise.allSettled(
      nodes.map(async (node) => {
        if (!node.mayAsk()) throw new UpstreamFailure('not-connected')
        return node.ask({ method, params, signal, timeoutMs, connectTimeoutMs: timeoutMs })
      }),
    )
}
