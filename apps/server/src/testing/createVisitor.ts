import { type CreateSignInMessageParameters, createSignInMessage } from '@countersign/siwe'
import type { Hex } from 'viem'
import { generatePrivateKey, type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts'

export type Send = (path: string, init: RequestInit) => Response | Promise<Response>
export type NonceBody = {
  nonce: string
  issuedAt: string
  expirationTime: string
  preSession?: string
}
export type SignInFields = Partial<CreateSignInMessageParameters>

type CreateVisitorParameters = {
  send: Send
  /** Where the visitor's browser is. */
  origin?: string
  headers?: Record<string, string>
  /** Whether the browser keeps cookies. */
  keepsCookies?: boolean
  account?: PrivateKeyAccount
}

export type Visitor = ReturnType<typeof createVisitor>

/** A browser with a cookie jar and a key, as far as signing in is concerned. */
export function createVisitor(parameters: CreateVisitorParameters) {
  const { send, origin = 'http://localhost:4100', headers = {}, keepsCookies = true } = parameters
  const account = parameters.account ?? privateKeyToAccount(generatePrivateKey())
  const jar = new Map<string, string>()
  /** Every cookie as it was set. */
  const setCookies: string[] = []

  async function request(path: string, init: RequestInit = {}): Promise<Response> {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await send(path, {
      ...init,
      headers: {
        ...(init.method === 'POST' && { Origin: origin, 'Content-Type': 'application/json' }),
        ...(cookie !== '' && { Cookie: cookie }),
        ...headers,
        // Only plain objects are used here.
        ...(init.headers as Record<string, string> | undefined),
      },
    })
    for (const line of response.headers.getSetCookie()) {
      setCookies.push(line)
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (!keepsCookies) continue
      if (/max-age=0(;|$)/i.test(line)) jar.delete(name)
      else jar.set(name, value)
    }
    return response
  }

  const post = (path: string, body: unknown = {}, extra: RequestInit = {}) =>
    request(`/api/auth/${path}`, { method: 'POST', body: JSON.stringify(body), ...extra })
  const get = (path: string) => request(`/api/auth/${path}`)

  async function getNonce(): Promise<NonceBody> {
    const response = await get('nonce')
    if (response.status !== 200) throw new Error(`The nonce came with status ${response.status}.`)
    // Our own server's answer, checked where it is the subject.
    return (await response.json()) as NonceBody
  }

  /** A message with a fresh nonce, in which every field is right unless it is given. */
  async function prepare(fields: SignInFields = {}): Promise<string> {
    const { nonce, issuedAt, expirationTime } = await getNonce()
    return createSignInMessage({
      domain: new URL(origin).host,
      uri: origin,
      address: account.address,
      chainId: 31337,
      nonce,
      issuedAt,
      expirationTime,
      statement: 'Sign in.',
      ...fields,
    })
  }

  const sign = (message: string): Promise<Hex> => account.signMessage({ message })

  return {
    account,
    jar,
    setCookies,
    request,
    get,
    post,
    getNonce,
    prepare,
    sign,
    verify: (message: string, signature: string) => post('verify', { message, signature }),
    async signIn(fields?: SignInFields): Promise<Response> {
      const message = await prepare(fields)
      return post('verify', { message, signature: await sign(message) })
    },
  }
}
