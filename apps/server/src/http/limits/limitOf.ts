import type { LimitName } from './limitRules.ts'

/** The limit that counts requests to a path, before their bodies come; `undefined`: there is none. */
export function limitOf(path: string): LimitName | undefined {
  if (path === '/api/auth/nonce') return 'nonce'
  if (path === '/api/auth/verify') return 'verify'
  // Not /readyz: it is bounded by itself, and a balancer that is refused would send nobody here.
  if (path === '/metrics') return 'probe'
  // One call; the others of a batch are counted when they are known.
  if (path.startsWith('/api/rpc/')) return 'rpc'
  if (/^\/(v1|v2|api\/media)\//.test(path)) return 'gateway'
  return path.startsWith('/api/') ? 'api' : undefined
}
