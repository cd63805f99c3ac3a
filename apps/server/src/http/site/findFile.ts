import type { Site, SiteFile } from './loadSite.ts'

/** First segments that belong to programs: a wrong address there must not answer with a page. */
const RESERVED = new Set(['api', 'v1', 'v2', 'assets'])

type FindFileParameters = { site: Site; pathname: string; accept: string | undefined }

/**
 * The file of a path, or the app's page when a browser navigates to one of its routes.
 * @param parameters.pathname as sent, percent-encoded
 */
export function findFile({ site, pathname, accept }: FindFileParameters): SiteFile | undefined {
  const path = decode(pathname)
  if (path === undefined) return undefined
  const file = site.get(path.endsWith('/') ? `${path}index.html` : path)
  if (file) return file
  return isRoute(path) && acceptsHtml(accept) ? site.get('/index.html') : undefined
}

function decode(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return undefined
  }
}

/** A dot in the last segment names a file, at the start of any a hidden file or a way up. */
function isRoute(path: string): boolean {
  const segments = path.split('/').slice(1)
  if (RESERVED.has(segments[0] ?? '') || segments.at(-1)?.includes('.')) return false
  return !segments.some((segment) => segment.startsWith('.')) && !/[\\\p{Cc}]/u.test(path)
}

function acceptsHtml(accept: string | undefined): boolean {
  return accept?.toLowerCase().includes('text/html') ?? false
}
