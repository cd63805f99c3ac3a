import { Hono } from 'hono'
import type { AppEnv } from '../../http/appEnv.ts'
import type { Charge } from '../../http/limits/limitRequests.ts'
import type { Register } from './calls/register.ts'
import { registerCalls } from './calls/registerCalls.ts'
import { type CreateContextParameters, createContext } from './context/createContext.ts'
import { answerFault } from './http/answerFault.ts'
import { answerServiceFault } from './http/answerServiceFault.ts'
import { createPageOrigin } from './http/createPageOrigin.ts'
import { explorerRoutes } from './http/explorerRoutes.ts'
import { GatewayFault } from './http/gatewayFault.ts'
import { type Faces, openApiRoutes } from './http/openApiRoutes.ts'
import { pictureRoute } from './http/pictureRoute.ts'
import { refuseHosted } from './http/refuseHosted.ts'
import { serveCall } from './http/serveCall.ts'
import { createForwarder } from './proxy/createForwarder.ts'
import { registerService } from './service/registerService.ts'
import { registerWallet } from './wallet/registerWallet.ts'

export type GatewayRoutesParameters = CreateContextParameters & { charge: Charge }

/** Our own Safe gateway; or, with `GATEWAY_URL`, the same calls forwarded to that one. */
export function gatewayRoutes(parameters: GatewayRoutesParameters): Hono<AppEnv> {
  const { config, logger, charge } = parameters
  const context = createContext(parameters)
  const originOf = createPageOrigin(config)
  const forward =
    config.gatewayUrl === null
      ? undefined
      : createForwarder({
          ...parameters,
          gatewayUrl: config.gatewayUrl,
          pictures: context.pictures,
          originOf,
        })
  const serveOwn = { context, originOf }

  const faces: Faces = { gateway: [], service: [] }

  /** Puts a call into an app: our own answer, or with another gateway that one's. */
  const registering =
    (app: Hono<AppEnv>, face: keyof Faces, forwarding: typeof forward): Register =>
    (endpoint, handler, registration = {}) => {
      faces[face].push({ endpoint, status: registration.status ?? 200 })
      const path = endpoint.path.replace(/\/$/, '').replace(/\{(\w+)\}/g, ':$1')
      const { limit } = registration
      if (limit) {
        app.on(endpoint.method, path, async (c, next) => (await charge(c, limit)) ?? next())
      }
      const serve =
        forwarding?.(endpoint, registration) ?? serveCall(serveOwn, endpoint, handler, registration)
      app.on(endpoint.method, path, serve)
    }

  const app = new Hono<AppEnv>().onError(answerFault(logger))
  const on = registering(app, 'gateway', forward)
  registerCalls(on, { isOwn: !forward })
  registerWallet(on)
  app.get('/api/media/:chainId/:token/:id', pictureRoute(context))
  app.route('/', explorerRoutes(context))
  if (!forward) refuseHosted(app)
  // Whatever else begins like this is none of our pages.
  for (const version of ['/v1/*', '/v2/*', '/v3/*']) {
    app.all(version, () => {
      throw new GatewayFault(404, 'Not Found')
    })
  }
  const service = new Hono<AppEnv>().onError(answerServiceFault(logger))
  if (!forward) registerService(registering(service, 'service', undefined))
  service.all('/tx-service/*', () => {
    throw forward
      ? new GatewayFault(501, 'There is no transaction service here: another gateway is asked')
      : new GatewayFault(404, 'Not Found')
  })
  const described = openApiRoutes(faces, originOf)
  return new Hono<AppEnv>().route('/', described).route('/', app).route('/', service)
}
