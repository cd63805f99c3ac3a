/** Our pages say so when they are shown inside another site, where only partitioned cookies are kept. */
const FRAMED_HEADER = 'Countersign-Framed'

const TOKEN = /^[0-9a-f]{64}$/

/** The cookies of sign-in: httpOnly, for this host alone. */
export function createCookies(publicUrl: string) {
  const { protocol, hostname } = new URL(publicUrl)
  // Browsers take localhost for secure, so that what is tried there is what is served elsewhere.
  const secure = protocol === 'https:' || hostname === 'localhost'
  const nameOf = (request: Request, kind: 'sid' | 'pre') =>
    `${secure ? '__Host-' : ''}${kind}${isFramed(request) ? '-framed' : ''}`
  return {
    read(request: Request, kind: 'sid' | 'pre'): string | undefined {
      const prefix = `${nameOf(request, kind)}=`
      const sent = (request.headers.get('Cookie') ?? '').split(/; */)
      const value = sent.find((each) => each.startsWith(prefix))?.slice(prefix.length)
      return value !== undefined && TOKEN.test(value) ? value : undefined
    },
    write(request: Request, kind: 'sid' | 'pre', value: string, maxAge: number): string {
      const site = isFramed(request) ? 'None; Partitioned' : 'Lax'
      const age = Math.max(0, Math.floor(maxAge))
      const kept = `Path=/; Max-Age=${age}; HttpOnly${secure ? '; Secure' : ''}; SameSite=${site}`
      return `${nameOf(request, kind)}=${value}; ${kept}`
    },
  }
}

const isFramed = (request: Request) => request.headers.get(FRAMED_HEADER) === '1'
