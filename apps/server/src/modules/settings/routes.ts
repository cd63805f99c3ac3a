import { Hono } from 'hono'
import type { ServerConfig } from '../../config/types.ts'
import type { AppEnv } from '../../http/appEnv.ts'
import { createAnswers } from './createAnswers.ts'
import { type CreateDescriptionsParameters, createDescriptions } from './createDescriptions.ts'
import { safeAppManifest } from './safeAppManifest.ts'

type SettingsParameters = Omit<CreateDescriptionsParameters, 'wait'> & { config: ServerConfig }

export function settingsRoutes(parameters: SettingsParameters): Hono<AppEnv> {
  const { config } = parameters
  const answers = createAnswers(config, createDescriptions(parameters))
  const manifest = safeAppManifest(config)
  return new Hono<AppEnv>()
    .get('/api/config', (c) => c.json(answers().settings))
    .get('/api/descriptions/:chainId', (c) => {
      c.header('Cache-Control', 'public, max-age=300')
      c.header('Content-Type', 'application/json')
      return c.body(answers().describing(Number(c.req.param('chainId'))))
    })
    .get('/manifest.json', (c) => {
      // Hosts are other origins, and read it with their own code.
      c.header('Access-Control-Allow-Origin', '*')
      c.header('Cache-Control', 'public, max-age=300')
      return c.json(manifest)
    })
}
