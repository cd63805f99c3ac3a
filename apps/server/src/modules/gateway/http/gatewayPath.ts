import { getPath } from 'hono/utils/url'

/**
 * The path that is routed. Official clients write some of the gateway's paths with a slash at the
 * end and others without; only for these both are the same.
 */
export function gatewayPath(request: Request): string {
  const path = getPath(request)
  return /^\/(v\d+|tx-service)\/./.test(path) ? path.replace(/\/+$/, '') : path
}
