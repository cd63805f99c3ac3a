import { type ChainEvents, createChains } from './chains/createChains.ts'
import type { FailoverTimeouts } from './chains/createFailover.ts'
import { watchNodes } from './chains/watchNodes.ts'
import { describeServer } from './config/describeServer.ts'
import type { ServerConfig } from './config/types.ts'
import { createApp } from './createApp.ts'
import { type DatabaseTimeouts, openDatabase } from './database/openDatabase.ts'
import type { Database } from './database/types.ts'
import { findRoute } from './findRoute.ts'
import { type Close, createGracefulShutdown } from './http/createGracefulShutdown.ts'
import { createHttpServer, type HttpTimeouts } from './http/createHttpServer.ts'
import { boundedPool } from './http/limits/boundedPool.ts'
import { createLimits } from './http/limits/createLimits.ts'
import { listen } from './http/listen.ts'
import { type ConcurrencyRules, createLoadShedder } from './http/loadShedding/createLoadShedder.ts'
import { createMetrics } from './http/metrics/createMetrics.ts'
import { securityHeaders } from './http/securityHeaders.ts'
import { loadSite, type Site } from './http/site/loadSite.ts'
import { createLogger, type Logger } from './log/createLogger.ts'
import { createIndexReport } from './modules/gateway/indexer/createIndexReport.ts'
import { type Indexing, startIndexing } from './modules/gateway/indexer/startIndexing.ts'
import { toIndexedChain } from './modules/gateway/indexer/toIndexedChain.ts'
import { createRecovery, type Recovery } from './signatures/createRecovery.ts'
import { startTracing } from './tracing/startTracing.ts'

export type StartServerOptions = {
  config: ServerConfig
  site: {
    /** Directory of the built site, with an index.html in it. */
    root: string
    /** Cross-Origin-Opener-Policy of single paths, such as a wallet's window. */
    openerPolicy?: Readonly<Record<string, string>>
    /** Origins that single paths may show in a frame, such as a page that hosts others. */
    frames?: Readonly<Record<string, readonly string[]>>
  }
  /** From `createLogger`, which keeps secrets out of every line. */
  logger?: Logger
  /** Already open; whoever opened it closes it. Absent: as configured. */
  database?: Database
  /** As with the database. Absent: threads that are started now. */
  recovery?: Recovery
  /** Not ready before this says so: for whoever has to fill the server first. */
  isPrepared?: () => boolean
  /** How many requests may run and wait at once. */
  concurrency?: Partial<ConcurrencyRules>
  /** Whether this is the process's only server, whose memory and processor time are to be shown. */
  processMetrics?: boolean
  timeouts?: Partial<
    FailoverTimeouts &
      HttpTimeouts &
      DatabaseTimeouts & {
        readyMs: number
        finishMs: number
        /** How often it is looked where the nodes stand, instead of what fits them. */
        lookMs: number
        /** How long the shared limits wait for the database; after that each server counts for itself. */
        limitsMs: number
        /** How long spans are gathered before they are sent. */
        gatherMs: number
      }
  >
}

export type RunningServer = {
  /** Where visitors find it. */
  url: string
  port: number
  /** How far each chain that this server reads has been read, by chain id. */
  indexing: Indexing['state']
  /** Says so to whoever balances, and stops when that was heard: see `createGracefulShutdown`. */
  close: Close
}

/** Starts serving; resolves when the port is open. */
export async function startServer(options: StartServerOptions): Promise<RunningServer> {
  const { config, timeouts } = options
  const logger = options.logger ?? createLogger(config)
  const site = await loadSite(options.site.root)
  const database = options.database ?? (await openDatabase({ config, logger, timeouts }))
  const recovery = options.recovery ?? createRecovery({ eager: true })
  const release = async () => {
    if (!options.recovery) await recovery.close()
    if (!options.database) await database.close()
  }
  try {
    return await serve(options, { logger, site, database, recovery, release })
  } catch (error) {
    await release()
    throw error
  }
}

type Resources = {
  logger: Logger
  site: Site
  database: Database
  recovery: Recovery
  /** Gives back what was opened for this server. */
  release: () => Promise<void>
}

async function serve(options: StartServerOptions, resources: Resources): Promise<RunningServer> {
  const { config, timeouts = {} } = options
  const { logger, site, database, recovery, release } = resources
  const ending = new AbortController()
  const pool = database.pool
    ? boundedPool({ pool: database.pool, timeoutMs: timeouts.limitsMs })
    : undefined
  const metrics = createMetrics()
  const { events } = metrics
  const tracing = await startTracing({
    config: config.tracing,
    logger,
    onSpans: metrics.countSpans,
    gatherMs: timeouts.gatherMs,
  })
  const { secrets } = config
  let indexing: Indexing | undefined
  const onAttempt: ChainEvents['onAttempt'] = (event) => {
    events.onAttempt?.(event)
    // Somebody is waiting to see what becomes of it.
    if (event.method === 'eth_sendRawTransaction') indexing?.nudge(event.chain)
  }
  const chains = createChains({
    chains: config.chains,
    secrets,
    logger,
    timeouts,
    events: { ...events, onAttempt },
    beginNodeSpan: tracing?.beginNodeSpan,
  })
  metrics.watchNodes(chains)
  if (options.processMetrics) metrics.watchProcess()
  const { signal } = ending
  let draining = false
  const headers = securityHeaders(config)
  const { concurrency: rules } = options
  const shedder = createLoadShedder({ findRoute, rules, headers, onRefused: metrics.countRefused })
  metrics.watchConcurrency(shedder.state)
  const app = createApp({
    config,
    chains,
    database,
    recovery,
    limits: createLimits({ enabled: config.rateLimit, pool }),
    acquireSlot: shedder.acquireSlot,
    bodyTimeoutMs: timeouts.bodyMs,
    signal,
    site,
    openerPolicy: options.site.openerPolicy,
    frames: options.site.frames,
    logger,
    readyTimeoutMs: timeouts.readyMs,
    metrics,
    traceRequest: tracing?.request,
    isDraining: () => draining,
    isPrepared: options.isPrepared,
  })
  const { fetch } = app
  const server = createHttpServer({ fetch, headers, logger, timeouts, guard: shedder.guard })
  const drainMs = config.drainSeconds * 1_000
  const closeServer = createGracefulShutdown(server, {
    drainMs,
    finishMs: timeouts.finishMs ?? 10_000,
  })
  const port = await listen({ server, ...config })
  const url = config.port === 0 ? `http://localhost:${port}` : config.publicUrl
  logger.info({ url, port, ...describeServer(config) }, 'listening')
  watchNodes({
    chains,
    configured: config.chains,
    signal,
    everyMs: timeouts.lookMs,
  })
  if (indexes(config)) {
    const indexed = config.chains.map(toIndexedChain)
    indexing = startIndexing({
      ...{ indexed, chains, database, logger, signal },
      traceStep: tracing?.step,
    })
  }
  if (config.gatewayUrl === null) {
    const state = () => indexing?.state() ?? new Map()
    metrics.watchIndexing(createIndexReport({ chains, database, state }))
  }
  let closed: Promise<void> | undefined
  let phase: 'serving' | 'draining' | 'finishing' = 'serving'
  function tellClosing(atOnce: boolean): void {
    if (phase === 'serving' && drainMs > 0 && !atOnce) {
      phase = 'draining'
      logger.info({ seconds: config.drainSeconds }, 'draining')
    } else if (phase === 'draining' && atOnce) {
      phase = 'finishing'
      logger.info('told to stop again: no longer draining')
    }
  }
  async function end(served: Promise<void>): Promise<void> {
    await served
    phase = 'finishing'
    ending.abort()
    await indexing?.ended
    chains.close()
    await tracing?.close()
    await release()
    logger.info('stopped')
  }
  return {
    url,
    port,
    indexing: () => indexing?.state() ?? new Map(),
    close(how) {
      draining = true
      tellClosing(how?.atOnce ?? false)
      // Each time: whoever asks again may be in more of a hurry.
      const served = closeServer(how)
      closed ??= end(served)
      return closed
    },
  }
}

/** Whether this server reads the chains: a hosted gateway would do so for us. */
function indexes({ roles, gatewayUrl }: ServerConfig): boolean {
  return roles.includes('indexer') && gatewayUrl === null
}
