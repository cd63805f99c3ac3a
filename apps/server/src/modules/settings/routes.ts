import { Hono } from 'hono'
import type { ServerConfig } from '../../config/types.ts'
import type { AppEnv } from '../../http/appEnv.ts'
import { safeAppManifest } from './safeAppManifest.ts'
import { publicSettings } from './service.ts'

/** Hosts read the manifest from their own pages. */
const ANYBODY = { 'Access-Control-Allow-Origin': '*', 'Cache-Control': 'public, max-age=300' }

export function settingsRoutes(config: ServerConfig): Hono<AppEnv> {
  const settings = publicSettings(config)
  const manifest = safeAppManifest(config)
  return new Hono<AppEnv>()
    .get('/api/config', (c) => c.json(settings))
    .get('/manifest.json', (c) => c.json(manifest, 200, ANYBODY))
}
