import { type Context, Hono } from 'hono'
import type { ChainClient, Chains } from '../../chains/createChains.ts'
import type { ServerConfig } from '../../config/types.ts'
import type { AppEnv } from '../../http/appEnv.ts'
import { clientLeft } from '../../http/bodies/bodyErrors.ts'
import { guardContent } from '../../http/guardContent.ts'
import { HttpError } from '../../http/httpError.ts'
import type { Charge } from '../../http/limits/limitRequests.ts'
import type { RouteRegistration } from '../../http/routing/registration.ts'
import { parseCalls } from './parseCalls.ts'
import { answerRpc } from './service.ts'

type RpcParameters = { chains: Chains; config: Pick<ServerConfig, 'chains'>; charge: Charge }

/** One call is counted before its body comes; the others of a batch when they are known. */
export const RPC_ROUTES: readonly RouteRegistration[] = [
  { path: '/api/rpc/*', cost: 'rpc', limit: 'rpc' },
  { path: '/rpc/*', cost: 'walletRpc', limit: 'walletRpc' },
]

/** Our own pages' way to the nodes (`?node=2`: to one of them), and that of wallets where a chain is open to them. */
export function rpcRoutes({ chains, config, charge }: RpcParameters): Hono<AppEnv> {
  const isOpen = new Set(config.chains.flatMap(({ id, walletRpc }) => (walletRpc ? [id] : [])))
  return new Hono<AppEnv>()
    .post('/api/rpc/:chainId', (c) =>
      answer(c, {
        chain: findChain(chains, c.req.param('chainId')),
        node: parseNode(c.req.query('node')),
        limit: 'rpc',
        charge,
      }),
    )
    .use('/rpc/*', guardContent())
    .post('/rpc/:chainId', (c) => {
      const chain = findChain(chains, c.req.param('chainId'))
      if (!isOpen.has(chain.id)) {
        throw new HttpError(403, 'not_open', 'This network is not open to wallets here.')
      }
      return answer(c, { chain, limit: 'walletRpc', charge })
    })
}

type AnswerParameters = {
  chain: ChainClient
  /** Which node is asked, from 1; left out for any. */
  node?: number | undefined
  limit: 'rpc' | 'walletRpc'
  charge: Charge
}

async function answer(c: Context<AppEnv>, { chain, node, limit, charge }: AnswerParameters) {
  const { signal } = c.req.raw
  const read = node === undefined ? chain.read : chain.readNode(node)
  try {
    const parsed = parseCalls(await c.req.text())
    // The first was counted before its body came.
    const more = parsed.kind === 'batch' ? parsed.calls.length - 1 : 0
    const refusal = more > 0 && (await charge(c, limit, more))
    if (refusal) return refusal
    const { valid, body } = await answerRpc({ read, isNamed: node !== undefined, parsed, signal })
    return c.json(body, valid ? 200 : 400)
  } catch (error) {
    if (signal.aborted) throw clientLeft()
    throw error
  }
}

function findChain(chains: Chains, text: string): ChainClient {
  const chain = /^[1-9]\d{0,15}$/.test(text) ? chains.get(Number(text)) : undefined
  if (!chain) throw new HttpError(404, 'unknown_chain', 'This chain is not configured here.')
  return chain
}

/** A node by its place in the configuration, and by nothing that tells who it is. */
function parseNode(text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  if (!/^[1-9]$/.test(text)) throw new HttpError(400, 'invalid_node', 'A node is a number from 1.')
  return Number(text)
}
