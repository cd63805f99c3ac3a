import type { Context, Handler } from 'hono'
import type { AppEnv } from '../appEnv.ts'
import { NOT_FOUND } from '../errorBody.ts'
import { findFile } from './findFile.ts'
import type { Site, SiteFile } from './loadSite.ts'
import { negotiateEncoding } from './negotiateEncoding.ts'

/** The build names files under /assets/ after their content, so they never change. */
const FOREVER = 'public, max-age=31536000, immutable'
/** Kept, but asked for again each time: the answer is then a short 304. */
const REVALIDATE = 'no-cache'

export function serveSite(site: Site): Handler<AppEnv> {
  return (c) => {
    const { pathname } = new URL(c.req.url)
    const file = findFile({ site, pathname, accept: c.req.header('Accept') })
    if (!file) return c.json(NOT_FOUND, 404)
    c.header('Cache-Control', pathname.startsWith('/assets/') ? FOREVER : REVALIDATE)
    return sendFile(c, file)
  }
}

function sendFile(c: Context, file: SiteFile): Response {
  const encoding = negotiateEncoding(c.req.header('Accept-Encoding'), (name) =>
    file.encoded.has(name),
  )
  const encoded = encoding && file.encoded.get(encoding)
  const { bytes, etag } = encoded ?? file.plain
  c.header('ETag', etag)
  if (file.encoded.size > 0) c.header('Vary', 'Accept-Encoding')
  if (matches(c.req.header('If-None-Match'), etag)) return c.body(null, 304)
  if (encoding && encoded) c.header('Content-Encoding', encoding)
  c.header('Content-Type', file.contentType)
  c.header('Content-Length', String(bytes.byteLength))
  return c.body(bytes)
}

function matches(header: string | undefined, etag: string): boolean {
  // Proxies that compress mark the tag as weak; for a GET that is still the same file.
  const tags = header?.split(',').map((tag) => tag.trim().replace(/^W\//, '')) ?? []
  return tags.includes(etag) || tags.includes('*')
}
