import { describeFace, type FaceDescription, type OpenApi } from '@countersign/gateway/openapi'
import { type Handler, Hono } from 'hono'
import type { AppEnv } from '../../../http/appEnv.ts'
import { VERSION } from '../mapping/version.ts'

export type Faces = Record<'gateway' | 'service', FaceDescription['calls'][number][]>

/** What each face answers, described by what it is made of; worked out when it is asked for first. */
export function openApiRoutes(
  faces: Faces,
  originOf: (host: string | undefined) => string,
): Hono<AppEnv> {
  const serve = (title: string, calls: FaceDescription['calls']): Handler<AppEnv> => {
    let described: OpenApi | undefined
    return (c) => {
      described ??= describeFace({ title, version: VERSION, server: '/', calls })
      return c.json({ ...described, servers: [{ url: originOf(c.req.header('Host')) }] })
    }
  }
  return new Hono<AppEnv>()
    .get('/openapi.json', serve('Countersign: Safe gateway', faces.gateway))
    .get('/tx-service/openapi.json', serve('Countersign: Safe transaction service', faces.service))
}
