import * as v from 'valibot'
import type { WalletChain } from './chain.ts'
import { chainUnreachable, internalError, RpcError } from './errors.ts'

export type Fetch = (
  url: string,
  init: { method: 'POST'; headers: Record<string, string>; body: string },
) => Promise<{ json(): Promise<unknown> }>

export type Node = {
  /** The node's answer as it is; errors of the node pass through with their code and data. */
  call(chain: WalletChain, method: string, params: unknown): Promise<unknown>
  /** The node's answer in an expected shape. */
  read<const schema extends v.GenericSchema>(
    chain: WalletChain,
    method: string,
    params: unknown,
    schema: schema,
  ): Promise<v.InferOutput<schema>>
}

export type NodeParameters = {
  fetch: Fetch
  /** Hears whether a chain's node was reached, after every call. */
  onReach?: (chainId: number, reached: boolean) => void
}

const responseSchema = v.union([
  v.object({
    error: v.object({ code: v.number(), message: v.string(), data: v.optional(v.unknown()) }),
  }),
  v.object({ result: v.unknown() }),
])

export function createNode({ fetch, onReach = () => {} }: NodeParameters): Node {
  let lastId = 0

  async function exchange(chain: WalletChain, method: string, params: unknown) {
    lastId += 1
    const body = JSON.stringify({ jsonrpc: '2.0', id: lastId, method, params })
    const headers = { 'content-type': 'application/json' }
    try {
      const response = await fetch(chain.rpcUrl, { method: 'POST', headers, body })
      return v.parse(responseSchema, await response.json())
    } catch {
      return undefined
    }
  }

  async function call(chain: WalletChain, method: string, params: unknown) {
    const response = await exchange(chain, method, params)
    onReach(chain.id, response !== undefined)
    if (!response) throw chainUnreachable(chain.id)
    if ('error' in response) {
      const { code, message, data } = response.error
      throw new RpcError(code, message, data)
    }
    return response.result
  }

  return {
    call,
    async read(chain, method, params, schema) {
      const result = v.safeParse(schema, await call(chain, method, params))
      if (!result.success) throw internalError(`The node gave no usable answer to ${method}.`)
      return result.output
    },
  }
}
