import { Hono } from 'hono'
import type { AppEnv } from '../../http/appEnv.ts'
import { createReadiness, type HealthParameters } from './service.ts'

export function healthRoutes(parameters: HealthParameters): Hono<AppEnv> {
  const readiness = createReadiness(parameters)
  return new Hono<AppEnv>()
    .get('/healthz', (c) => c.json({ status: 'ok' }))
    .get('/readyz', async (c) => {
      if (parameters.isDraining?.()) {
        return c.json({ code: 'draining', message: 'This server is about to stop.' }, 503)
      }
      if (parameters.isPrepared?.() === false) {
        return c.json({ code: 'not_ready', message: 'This server is still being prepared.' }, 503)
      }
      const { ready, database, chains } = await readiness()
      if (ready) return c.json({ status: 'ready', database, chains })
      const waiting = chains.filter((chain) => !chain.ready)
      const names = waiting.map(({ id, shortName }) => `${id} (${shortName})`).join(', ')
      const message = [
        ...(database ? [] : ['The database gives no answer.']),
        ...(names === '' ? [] : [`No node answers with the right id for chain ${names}.`]),
      ].join(' ')
      return c.json({ code: 'not_ready', message, database, chains }, 503)
    })
}
