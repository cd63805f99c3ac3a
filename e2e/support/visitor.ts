import { createSignInMessage } from '@countersign/siwe'
import type { Address, Hex } from 'viem'

type Verified = { status: number; body: unknown; retryAfter: string | null }

/** A browser with a cookie jar, as far as signing in is concerned; it sees the bare answers. */
export function createVisitor(url: string) {
  const jar = new Map<string, string>()
  async function send(path: string, init: RequestInit = {}): Promise<Response> {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const headers = {
      Origin: url,
      'Content-Type': 'application/json',
      ...(cookie && { Cookie: cookie }),
    }
    const response = await fetch(`${url}/api/auth/${path}`, { ...init, headers })
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (/max-age=0(;|$)/i.test(line)) jar.delete(name)
      else jar.set(name, value)
    }
    return response
  }
  return {
    /** A message of an account, with a fresh nonce. */
    async prepare(address: Address, chainId: number): Promise<string> {
      const { nonce, issuedAt, expirationTime } = await (await send('nonce')).json()
      const domain = new URL(url).host
      const times = { nonce, issuedAt, expirationTime }
      return createSignInMessage({ domain, uri: url, address, chainId, ...times })
    },
    async verify(message: string, signature: Hex): Promise<Verified> {
      const body = JSON.stringify({ message, signature })
      const response = await send('verify', { method: 'POST', body })
      const retryAfter = response.headers.get('Retry-After')
      return { status: response.status, body: await response.json(), retryAfter }
    },
    async session(): Promise<unknown> {
      const response = await send('session')
      return response.status === 200 ? response.json() : null
    },
  }
}
