import { hostedServices } from '@countersign/gateway/wallet'
import type { Hono } from 'hono'
import type { AppEnv } from '../../../http/appEnv.ts'
import { GatewayFault } from './gatewayFault.ts'

/** Says by name what only the hosted gateway has. */
export function refuseHosted(app: Hono<AppEnv>): void {
  for (const { path, name } of hostedServices) {
    const route = path.replace(/\{(\w+)\}/g, ':$1')
    for (const each of [route, `${route}/*`]) {
      app.all(each, () => {
        throw new GatewayFault(
          501,
          `${name}: a service of the hosted gateway that this one has not`,
        )
      })
    }
  }
}
