import { Hono } from 'hono'
import type { Chains } from './chains/createChains.ts'
import type { ServerConfig } from './config/types.ts'
import type { Database } from './database/types.ts'
import { findRoute } from './findRoute.ts'
import type { AppEnv } from './http/appEnv.ts'
import { finishBody } from './http/bodies/finishBody.ts'
import { type TakeBodiesParameters, takeBodies } from './http/bodies/takeBodies.ts'
import { contentSecurityPolicy } from './http/contentSecurityPolicy.ts'
import { NOT_FOUND } from './http/errorBody.ts'
import { errorFunnel } from './http/errorFunnel.ts'
import { guardWrites } from './http/guardWrites.ts'
import { createLimits, type Limits } from './http/limits/createLimits.ts'
import { createCharge, limitFailures, limitRequests } from './http/limits/limitRequests.ts'
import { countRequests } from './http/metrics/countRequests.ts'
import { createMetrics, type Metrics } from './http/metrics/createMetrics.ts'
import { requestLog } from './http/requestLog.ts'
import { responseHeaders } from './http/responseHeaders.ts'
import { securityHeaders } from './http/securityHeaders.ts'
import type { Site } from './http/site/loadSite.ts'
import { serveSite } from './http/site/serveSite.ts'
import { traceRequests } from './http/traceRequests.ts'
import { createClientAddress } from './http/visitor/clientAddress.ts'
import { createVisitorOf } from './http/visitor/visitorOf.ts'
import type { Logger } from './log/createLogger.ts'
import { authRoutes } from './modules/auth/routes.ts'
import { allowAnyOrigin } from './modules/gateway/http/allowAnyOrigin.ts'
import { gatewayPath } from './modules/gateway/http/gatewayPath.ts'
import { gatewayRoutes } from './modules/gateway/routes.ts'
import { healthRoutes } from './modules/health/routes.ts'
import { metricsRoutes } from './modules/metrics/routes.ts'
import { rpcRoutes } from './modules/rpc/routes.ts'
import { settingsRoutes } from './modules/settings/routes.ts'
import type { Recovery } from './signatures/createRecovery.ts'
import type { TraceRequest } from './tracing/types.ts'

export type CreateAppParameters = {
  config: ServerConfig
  chains: Chains
  database: Database
  recovery: Pick<Recovery, 'recover' | 'recoverHash'>
  site: Site
  openerPolicy?: Readonly<Record<string, string>> | undefined
  /** Origins that single paths may show in a frame. */
  frames?: Readonly<Record<string, readonly string[]>> | undefined
  logger: Logger
  readyTimeoutMs?: number | undefined
  metrics?: Metrics | undefined
  /** Absent: nothing is traced. */
  traceRequest?: TraceRequest | undefined
  /** Absent: this process counts for itself. */
  limits?: Limits | undefined
  acquireSlot?: TakeBodiesParameters['acquireSlot']
  bodyTimeoutMs?: number | undefined
  isDraining?: (() => boolean) | undefined
  isPrepared?: (() => boolean) | undefined
  /** Ends the work that goes on without requests. */
  signal?: AbortSignal | undefined
  now?: (() => number) | undefined
}

/** Puts the modules together. Here and nowhere else do they meet. */
export function createApp(parameters: CreateAppParameters): Hono<AppEnv> {
  const { config, chains, site, openerPolicy, frames = {} } = parameters
  const { logger, readyTimeoutMs, isDraining, isPrepared } = parameters
  const contentPolicy = Object.fromEntries(
    Object.entries(frames).map(([path, shown]) => [path, contentSecurityPolicy(config, shown)]),
  )
  const { database, recovery, signal, now, metrics = createMetrics() } = parameters
  const { limits = createLimits({ enabled: config.rateLimit }) } = parameters
  const { acquireSlot, bodyTimeoutMs: patienceMs } = parameters
  const keyOf = createVisitorOf(createClientAddress(config.trustProxy))
  const charge = createCharge({ limits, keyOf, onLimited: metrics.countLimited })
  return (
    new Hono<AppEnv>({ getPath: gatewayPath })
      .use(requestLog(logger))
      .use(traceRequests(parameters.traceRequest))
      .use(responseHeaders({ headers: securityHeaders(config), openerPolicy, contentPolicy }))
      .use(finishBody())
      .use(countRequests(metrics))
      .use('/v1/*', allowAnyOrigin('Authorization'))
      .use('/v2/*', allowAnyOrigin('Authorization'))
      .use('/v3/*', allowAnyOrigin('Authorization'))
      .use('/about', allowAnyOrigin('Authorization'))
      .use('/openapi.json', allowAnyOrigin())
      .use('/tx-service/*', allowAnyOrigin('Authorization'))
      // What wallets are told to add must answer a wallet.
      .use('/rpc/*', allowAnyOrigin())
      .use('/api/*', guardWrites(config))
      .use(limitRequests(charge, findRoute))
      .use(takeBodies({ findRoute, keyOf, acquireSlot, patienceMs }))
      .onError(errorFunnel(logger))
      .notFound((c) => c.json(NOT_FOUND, 404))
      .route(
        '/',
        healthRoutes({
          ...{ chains, database, timeoutMs: readyTimeoutMs, isDraining, isPrepared, now },
          onChange: ({ ready, ...told }) =>
            logger[ready ? 'info' : 'warn'](told, ready ? 'ready' : 'not ready'),
        }),
      )
      .route('/', metricsRoutes({ registry: metrics.registry, token: config.metricsToken }))
      .route(
        '/',
        settingsRoutes({ config, logger, signal, onDescriptions: metrics.setDescriptions }),
      )
      .route('/', rpcRoutes({ chains, config, charge }))
      .route(
        '/',
        authRoutes({
          config,
          chains,
          database,
          recovery,
          logger,
          onNodes: metrics.countSignInNodes,
          signal,
          now,
          limitFailures: (keyOf) =>
            limitFailures('verifyFailures', { limits, keyOf, onLimited: metrics.countLimited }),
        }),
      )
      .route('/', gatewayRoutes({ config, chains, database, recovery, logger, now, charge }))
      .get('*', serveSite(site))
  )
}
