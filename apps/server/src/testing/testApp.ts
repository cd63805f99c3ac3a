import type { Hono } from 'hono'
import type { ChainClient, Chains } from '../chains/createChains.ts'
import type { ChainRequest } from '../chains/createFailover.ts'
import type { ServerConfig } from '../config/types.ts'
import { createApp } from '../createApp.ts'
import type { Database } from '../database/types.ts'
import type { AppEnv } from '../http/appEnv.ts'
import type { Limits } from '../http/limits/createLimits.ts'
import { loadSite } from '../http/site/loadSite.ts'
import { createLogger } from '../log/createLogger.ts'
import { loadEngine } from '../signatures/engines.ts'
import { recoverAddress } from '../signatures/recoverAddress.ts'
import { emptyDatabase } from './emptyDatabase.ts'
import { testConfig } from './testConfig.ts'
import { testSite } from './testSite.ts'

type TestAppParameters = {
  config?: ServerConfig
  files?: Record<string, string>
  openerPolicy?: Record<string, string>
  frames?: Record<string, readonly string[]>
  /** What the chains answer. */
  request?: ChainRequest
  readyTimeoutMs?: number
  isPrepared?: () => boolean
  database?: Database
  limits?: Limits
  now?: () => number
}

const recoverKey = await loadEngine()

/** The app without sockets, its log lines collected. */
export async function testApp(
  parameters: TestAppParameters = {},
): Promise<{ app: Hono<AppEnv>; lines: string[] }> {
  const {
    config = testConfig(),
    files,
    openerPolicy,
    frames,
    readyTimeoutMs,
    isPrepared,
  } = parameters
  const { database = emptyDatabase(), limits, now } = parameters
  const request = parameters.request ?? (async () => '0x1')
  const lines: string[] = []
  const app = createApp({
    config,
    chains: fakeChains(config, request),
    database,
    limits,
    recovery: {
      recover: (text, signature) => recoverAddress({ text }, signature, recoverKey),
      recoverHash: (hash, signature) => recoverAddress({ hash }, signature, recoverKey),
    },
    now,
    site: await loadSite(testSite(files)),
    openerPolicy,
    frames,
    readyTimeoutMs,
    isPrepared,
    logger: createLogger(config, { write: (line) => lines.push(line) }),
  })
  return { app, lines }
}

function fakeChains({ chains }: ServerConfig, request: ChainRequest): Chains {
  // Two nodes of one mind.
  const readNode = (ordinal: number) => (ordinal <= 2 ? request : undefined)
  const watch = { heads: () => [], disagreements: () => 0, look: async () => {} }
  const asked = { request, read: request, readNode, requestEach: each(request) }
  const client = { ...asked, nodes: () => [], watch }
  const clients = new Map<number, ChainClient>(
    chains.map(({ id, shortName }) => [id, { ...client, id, shortName }]),
  )
  return { get: (id) => clients.get(id), all: () => [...clients.values()], close: () => {} }
}

function each(request: ChainRequest): ChainClient['requestEach'] {
  return (...call) => Promise.allSettled([request(...call)])
}
