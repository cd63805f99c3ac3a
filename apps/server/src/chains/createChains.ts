import type { ChainConfig } from '../config/types.ts'
import type { Logger } from '../http/createLogger.ts'
import { createScrubber } from '../http/createScrubber.ts'
import { type ChainRequest, createFailover, type FailoverTimeouts } from './createFailover.ts'
import { createUpstream } from './createUpstream.ts'

export type ChainClient = { id: number; shortName: string; request: ChainRequest }

/** The configured chains, and nothing else: an unknown id has no client. */
export type Chains = {
  get: (id: number) => ChainClient | undefined
  all: () => readonly ChainClient[]
  close: () => void
}

export type CreateChainsParameters = {
  chains: readonly ChainConfig[]
  secrets: readonly string[]
  logger: Logger
  timeouts?: Partial<FailoverTimeouts>
}

const NAMES = ['primary', 'secondary']

export function createChains(parameters: CreateChainsParameters): Chains {
  const { chains, secrets, logger, timeouts } = parameters
  const scrub = createScrubber(secrets)
  const clients = chains.map(({ id, shortName, rpc }) => {
    const upstreams = rpc.map((url, index) =>
      createUpstream({ name: NAMES[index] ?? `node ${index + 1}`, url, scrub }),
    )
    const request = createFailover({
      upstreams,
      timeouts: { attemptMs: 1_500, totalMs: 5_000, ...timeouts },
      onFailure: ({ upstream, method, failure }) =>
        logger.warn(
          { chain: id, upstream, method, kind: failure.kind, status: failure.status },
          'node gave no answer',
        ),
    })
    return { client: { id, shortName, request }, upstreams }
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
