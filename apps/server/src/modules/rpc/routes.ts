import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { ChainClient, Chains } from '../../chains/createChains.ts'
import type { AppEnv } from '../../http/appEnv.ts'
import { HttpError } from '../../http/httpError.ts'
import { answerRpc } from './service.ts'

const MAX_BODY_BYTES = 128 * 1024

export function rpcRoutes({ chains }: { chains: Chains }): Hono<AppEnv> {
  const limit = bodyLimit({
    maxSize: MAX_BODY_BYTES,
    onError: () => {
      throw new HttpError(413, 'body_too_large', 'The body may be 128 kB long.')
    },
  })
  return new Hono<AppEnv>().post('/api/rpc/:chainId', requireJson, limit, async (c) => {
    const chain = findChain(chains, c.req.param('chainId'))
    const { signal } = c.req.raw
    try {
      const { valid, body } = await answerRpc({ chain, text: await c.req.text(), signal })
      return c.json(body, valid ? 200 : 400)
    } catch (error) {
      // Nobody is left to read the answer; it only should not be logged as our fault.
      if (signal.aborted) throw new HttpError(400, 'client_left', 'The caller has left.')
      throw error
    }
  })
}

/** JSON only: a form on a foreign page cannot send that without asking first. */
async function requireJson(c: Context, next: () => Promise<void>): Promise<void> {
  const [type = ''] = (c.req.header('Content-Type') ?? '').split(';')
  if (type.trim().toLowerCase() !== 'application/json') {
    throw new HttpError(415, 'wrong_content_type', 'Send application/json.')
  }
  // A compressed body could be far larger than its limit.
  if (c.req.header('Content-Encoding') !== undefined) {
    throw new HttpError(415, 'wrong_content_encoding', 'Send the body uncompressed.')
  }
  await next()
}

function findChain(chains: Chains, text: string): ChainClient {
  const chain = /^[1-9]\d{0,15}$/.test(text) ? chains.get(Number(text)) : undefined
  if (!chain) throw new HttpError(404, 'unknown_chain', 'This chain is not configured here.')
  return chain
}
