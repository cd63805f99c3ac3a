import { UpstreamFailure } from '../errors/chainErrors.ts'
import type { Upstream, UpstreamCall } from './createUpstream.ts'
import { methodPolicy } from './methodPolicy.ts'

type GuardChainIdParameters = {
  upstream: Upstream
  chainId: number
  now?: (() => number) | undefined
  /** How long a confirmed id is believed: providers move hosts and swap back ends. */
  believeMs?: number | undefined
}

const HOUR = 3_600_000

/**
 * A node whose answers count only once it has said that it serves the chain it is configured for:
 * a mixed-up URL must not pass the balances of one chain off as those of another.
 */
export function guardChainId(parameters: GuardChainIdParameters): Upstream {
  const { upstream, chainId, now = () => performance.now(), believeMs = HOUR } = parameters
  let confirmedAt: number | undefined
  let checking: Promise<unknown> | undefined

  async function askId(limits: Omit<UpstreamCall, 'method' | 'params'>): Promise<unknown> {
    const id = await upstream.call({ ...limits, method: 'eth_chainId', params: [] })
    // The shape was checked by the node's client; a wrong number is a wrong node.
    if (Number(id) !== chainId) {
      confirmedAt = undefined
      throw new UpstreamFailure('wrong-chain')
    }
    confirmedAt = now()
    return id
  }

  /** Shared by calls that come together, so it ends with none of their callers. */
  function confirm({ connectTimeoutMs }: UpstreamCall): Promise<unknown> {
    checking ??= askId({ connectTimeoutMs, timeoutMs: connectTimeoutMs }).finally(() => {
      checking = undefined
    })
    return checking
  }

  return {
    ...upstream,
    async call(call) {
      const { method, params, ...limits } = call
      if (method === 'eth_chainId') return askId(limits)
      if (confirmedAt !== undefined && now() - confirmedAt < believeMs) return upstream.call(call)
      if (!methodPolicy(method).repeatable) {
        await confirm(call).catch((error) => {
          const wrong = error instanceof UpstreamFailure && error.kind === 'wrong-chain'
          throw wrong ? error : new UpstreamFailure('unchecked')
        })
        return upstream.call(call)
      }
      // Asked side by side: a read may go to a wrong node, only its answer may not come back.
      const [result] = await Promise.all([upstream.call(call), confirm(call)])
      return result
    },
  }
}
