import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { ChainClient, Chains } from '../../chains/createChains.ts'
import type { AppEnv } from '../../http/appEnv.ts'
import { HttpError } from '../../http/httpError.ts'
import type { Charge } from '../../http/limits/limitRequests.ts'
import { parseCalls } from './parseCalls.ts'
import { answerRpc } from './service.ts'

const MAX_BODY_BYTES = 128 * 1024

type RpcParameters = { chains: Chains; charge: Charge }

export function rpcRoutes({ chains, charge }: RpcParameters): Hono<AppEnv> {
  const limit = bodyLimit({
    maxSize: MAX_BODY_BYTES,
    onError: () => {
      throw new HttpError(413, 'body_too_large', 'The body may be 128 kB long.')
    },
  })
  return new Hono<AppEnv>().post('/api/rpc/:chainId', limit, async (c) => {
    const chain = findChain(chains, c.req.param('chainId'))
    const { signal } = c.req.raw
    try {
      const parsed = parseCalls(await c.req.text())
      const refusal = await charge(c, 'rpc', parsed.kind === 'batch' ? parsed.calls.length : 1)
      if (refusal) return refusal
      const { valid, body } = await answerRpc({ chain, parsed, signal })
      return c.json(body, valid ? 200 : 400)
    } catch (error) {
      // Nobody is left to read the answer; it only should not be logged as our fault.
      if (signal.aborted) throw new HttpError(400, 'client_left', 'The caller has left.')
      throw error
    }
  })
}

function findChain(chains: Chains, text: string): ChainClient {
  const chain = /^[1-9]\d{0,15}$/.test(text) ? chains.get(Number(text)) : undefined
  if (!chain) throw new HttpError(404, 'unknown_chain', 'This chain is not configured here.')
  return chain
}
