import { Hono } from 'hono'
import type { ServerConfig } from '../../config/types.ts'
import type { AppEnv } from '../../http/appEnv.ts'
import { safeAppManifest } from './safeAppManifest.ts'
import { publicSettings } from './service.ts'

export function settingsRoutes(config: ServerConfig): Hono<AppEnv> {
  const settings = publicSettings(config)
  const manifest = safeAppManifest(config)
  return new Hono<AppEnv>()
    .get('/api/config', (c) => c.json(settings))
    .get('/api/descriptions/:chainId', (c) => {
      const chainId = Number(c.req.param('chainId'))
      const found = config.descriptions.filter(({ chainIds }) => chainIds.includes(chainId))
      c.header('Cache-Control', 'public, max-age=300')
      return c.json(found.map(({ file }) => file))
    })
    .get('/manifest.json', (c) => {
      // Hosts are other origins, and read it with their own code.
      c.header('Access-Control-Allow-Origin', '*')
      c.header('Cache-Control', 'public, max-age=300')
      return c.json(manifest)
    })
}
