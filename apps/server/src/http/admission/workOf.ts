/** Kinds of work that must not take each other's places. */
export type WorkClass = 'rpc' | 'verify' | 'gateway' | 'media' | 'api'

/** @param url as it stands in the request line */
export function workOf(url: string): WorkClass | undefined {
  const path = pathOf(url)
  if (path.startsWith('/api/rpc/')) return 'rpc'
  if (path.startsWith('/api/auth/verify')) return 'verify'
  if (/^\/v[12]\//.test(path)) return 'gateway'
  if (path.startsWith('/api/media/')) return 'media'
  return path.startsWith('/api/') ? 'api' : undefined
}

/** As the router will read it: nobody gets past the door by another spelling. */
function pathOf(url: string): string {
  const path = url.startsWith('/') || !URL.canParse(url) ? url : new URL(url).pathname
  if (!path.includes('%')) return path
  return path.replace(/%[2-7][0-9a-f]/gi, (code) => decodeURIComponent(code))
}
