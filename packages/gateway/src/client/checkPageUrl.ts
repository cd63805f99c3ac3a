import { GatewayOriginError } from '../errors.ts'
import type { Endpoint } from './endpoint.ts'

/** Longer than any real one, short enough to match against a pattern. */
const longest = 4096

/**
 * The address of a further page, if it is one. The gateway chooses it, so it could name anything:
 * another server, or another part of ours, to be called from the visitor's browser.
 */
export function checkPageUrl(base: URL, endpoint: Endpoint, pageUrl: string): URL {
  const readable = pageUrl.length <= longest && URL.canParse(pageUrl)
  const url = readable ? new URL(pageUrl) : undefined
  const route = endpoint.path.replace(/\/$/, '').replace(/\{\w+\}/g, '[^/]+')
  if (
    !url ||
    url.origin !== base.origin ||
    url.username ||
    url.password ||
    !new RegExp(`^(?:/.*)?${route}/?$`).test(url.pathname)
  ) {
    throw new GatewayOriginError('The gateway names a page that is not its own.')
  }
  return url
}
