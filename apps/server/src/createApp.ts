import { Hono } from 'hono'
import type { Chains } from './chains/createChains.ts'
import type { ServerConfig } from './config/types.ts'
import type { AppEnv } from './http/appEnv.ts'
import type { Logger } from './http/createLogger.ts'
import { NOT_FOUND } from './http/errorBody.ts'
import { errorFunnel } from './http/errorFunnel.ts'
import { requestLog } from './http/requestLog.ts'
import { responseHeaders } from './http/responseHeaders.ts'
import { securityHeaders } from './http/securityHeaders.ts'
import type { Site } from './http/site/loadSite.ts'
import { serveSite } from './http/site/serveSite.ts'
import { healthRoutes } from './modules/health/routes.ts'
import { rpcRoutes } from './modules/rpc/routes.ts'
import { settingsRoutes } from './modules/settings/routes.ts'

export type CreateAppParameters = {
  config: ServerConfig
  chains: Chains
  site: Site
  openerPolicy?: Readonly<Record<string, string>> | undefined
  logger: Logger
  readyTimeoutMs?: number | undefined
}

/** Puts the modules together. Here and nowhere else do they meet. */
export function createApp(parameters: CreateAppParameters): Hono<AppEnv> {
  const { config, chains, site, openerPolicy, logger, readyTimeoutMs } = parameters
  return new Hono<AppEnv>()
    .use(requestLog(logger))
    .use(responseHeaders({ headers: securityHeaders(config), openerPolicy }))
    .onError(errorFunnel(logger))
    .notFound((c) => c.json(NOT_FOUND, 404))
    .route('/', healthRoutes({ chains, timeoutMs: readyTimeoutMs }))
    .route('/', settingsRoutes(config))
    .route('/', rpcRoutes({ chains }))
    .get('*', serveSite(site))
}
