import * as v from 'valibot'
import type { Desk } from './types.ts'

const answer = v.union([
  v.object({ error: v.object({ message: v.string() }) }),
  v.object({ result: v.unknown() }),
])

/** Asks a node over HTTP. */
export function createRpc(
  url: string,
  send: typeof fetch = (...sent) => fetch(...sent),
): Desk['rpc'] {
  return async (method, params) => {
    const response = await send(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
    })
    const body = v.parse(answer, await response.json())
    if ('error' in body) throw new Error(body.error.message)
    return body.result
  }
}
