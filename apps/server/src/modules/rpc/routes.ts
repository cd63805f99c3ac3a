import { Hono } from 'hono'
import type { ChainClient, Chains } from '../../chains/createChains.ts'
import type { AppEnv } from '../../http/appEnv.ts'
import { clientLeft } from '../../http/bodies/bodyErrors.ts'
import { HttpError } from '../../http/httpError.ts'
import type { Charge } from '../../http/limits/limitRequests.ts'
import type { RouteRegistration } from '../../http/routing/registration.ts'
import { parseCalls } from './parseCalls.ts'
import { answerRpc } from './service.ts'

type RpcParameters = { chains: Chains; charge: Charge }

/** One call is counted before its body comes; the others of a batch when they are known. */
export const RPC_ROUTES: readonly RouteRegistration[] = [
  { path: '/api/rpc/*', cost: 'rpc', limit: 'rpc' },
]

export function rpcRoutes({ chains, charge }: RpcParameters): Hono<AppEnv> {
  return new Hono<AppEnv>().post('/api/rpc/:chainId', async (c) => {
    const chain = findChain(chains, c.req.param('chainId'))
    const { signal } = c.req.raw
    try {
      const parsed = parseCalls(await c.req.text())
      // The first was counted before its body came.
      const more = parsed.kind === 'batch' ? parsed.calls.length - 1 : 0
      const refusal = more > 0 && (await charge(c, 'rpc', more))
      if (refusal) return refusal
      const { valid, body } = await answerRpc({ chain, parsed, signal })
      return c.json(body, valid ? 200 : 400)
    } catch (error) {
      if (signal.aborted) throw clientLeft()
      throw error
    }
  })
}

function findChain(chains: Chains, text: string): ChainClient {
  const chain = /^[1-9]\d{0,15}$/.test(text) ? chains.get(Number(text)) : undefined
  if (!chain) throw new HttpError(404, 'unknown_chain', 'This chain is not configured here.')
  return chain
}
