import { Hono } from 'hono'
import type { ServerConfig } from '../../config/types.ts'
import type { AppEnv } from '../../http/appEnv.ts'
import { publicSettings } from './service.ts'

export function settingsRoutes(config: ServerConfig): Hono<AppEnv> {
  const settings = publicSettings(config)
  return new Hono<AppEnv>().get('/api/config', (c) => c.json(settings))
}
