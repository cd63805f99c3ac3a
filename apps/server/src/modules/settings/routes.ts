import { Hono } from 'hono'
import type { ServerConfig } from '../../config/types.ts'
import type { AppEnv } from '../../http/appEnv.ts'
import { type CreateDescriptionsParameters, createDescriptions } from './createDescriptions.ts'
import { safeAppManifest } from './safeAppManifest.ts'
import { publicSettings } from './service.ts'

type SettingsParameters = Omit<CreateDescriptionsParameters, 'wait'> & { config: ServerConfig }

export function settingsRoutes(parameters: SettingsParameters): Hono<AppEnv> {
  const { config } = parameters
  const descriptions = createDescriptions(parameters)
  const manifest = safeAppManifest(config)
  return new Hono<AppEnv>()
    .get('/api/config', (c) => c.json(publicSettings(config, descriptions())))
    .get('/api/descriptions/:chainId', (c) => {
      const chainId = Number(c.req.param('chainId'))
      const found = descriptions().filter(({ chainIds }) => chainIds.includes(chainId))
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
