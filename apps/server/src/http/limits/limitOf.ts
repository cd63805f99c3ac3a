import type { LimitName } from './limitRules.ts'

/** The limit that counts requests to a path; `undefined` where there is none, or another way to count. */
export function limitOf(path: string): LimitName | undefined {
  if (path === '/api/auth/nonce') return 'nonce'
  if (path === '/api/auth/verify') return 'verify'
  // Not /readyz: it is bounded by itself, and a balancer that is refused would send nobody here.
  if (path === '/metrics') return 'probe'
  // Counted by call, once the body is read.
  if (path.startsWith('/api/rpc/')) return undefined
  if (/^\/(v1|v2|api\/media)\//.test(path)) return 'gateway'
  return path.startsWith('/api/') ? 'api' : undefined
}
