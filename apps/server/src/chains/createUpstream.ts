import { Agent as HttpAgent } from 'node:http'
import { Agent as HttpsAgent } from 'node:https'
import { UpstreamFailure } from '../errors/chainErrors.ts'
import { methodPolicy } from './methodPolicy.ts'
import { parseAnswer } from './parseAnswer.ts'
import { postJson } from './postJson.ts'
import { resultFits } from './resultFits.ts'

export type UpstreamCall = {
  method: string
  params: readonly unknown[]
  connectTimeoutMs: number
  timeoutMs: number
  signal?: AbortSignal | undefined
  /** Which trace it belongs to. */
  traceparent?: string | undefined
}

/** One node. `call` returns the result or throws `RpcError`, `UpstreamFailure` or the abort. */
export type Upstream = {
  /** What logs call it: URLs hold keys. */
  name: string
  call: (call: UpstreamCall) => Promise<unknown>
  close: () => void
}

type CreateUpstreamParameters = {
  name: string
  url: string
  scrub: (text: string) => string
}

export function createUpstream({ name, url, scrub }: CreateUpstreamParameters): Upstream {
  const target = new URL(url)
  const Agent = target.protocol === 'https:' ? HttpsAgent : HttpAgent
  const agent = new Agent({ keepAlive: true, maxFreeSockets: 32 })
  let lastId = 0
  return {
    name,
    async call({ method, params, ...limits }) {
      const id = ++lastId
      const { repeatable, maxResponseBytes } = methodPolicy(method)
      const { status, text } = await postJson({
        url: target,
        body: JSON.stringify({ jsonrpc: '2.0', id, method, params }),
        agent: repeatable && agent,
        maxResponseBytes,
        ...limits,
      })
      const result = parseAnswer({ status, text, id, scrub })
      if (!resultFits(method, params, result)) throw new UpstreamFailure('malformed', status)
      return result
    },
    close: () => agent.destroy(),
  }
}
