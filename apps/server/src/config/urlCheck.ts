import * as v from 'valibot'
import { isLoopback } from './isLoopback.ts'

type UrlRule = {
  secure: 'https' | 'wss'
  /** Whether a path may follow the host. */
  path: boolean
  /** Whether the unencrypted scheme is fine for any host, not only on this machine. */
  plain?: boolean
}

/** An absolute URL without user name, query or fragment; unencrypted only where nobody listens. */
export function urlCheck({ secure, path, plain = false }: UrlRule) {
  const open = secure === 'https' ? 'http' : 'ws'
  const wants =
    `wants ${secure === 'https' ? 'an' : 'a'} ${secure}:// URL${plain ? ` or ${open}:// URL` : ''}` +
    `${path ? '' : ' without a path'}, with no user name, query or fragment` +
    (plain ? '' : ` (${open}:// only for localhost)`)
  return v.pipe(
    v.string(),
    v.check((value) => {
      const scheme = /^([a-z]+):\/\/[^\s?#@]+$/.exec(value)?.[1]
      if ((scheme !== secure && scheme !== open) || !URL.canParse(value)) return false
      if (!path && new URL(value).pathname !== '/') return false
      return scheme === secure || plain || isLoopback(value)
    }, wants),
    // `new URL` adds the slash of an empty path: without it, paths can simply be appended.
    v.transform((value) => new URL(value).href.replace(/\/+$/, '')),
  )
}
