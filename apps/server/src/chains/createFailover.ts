import type { Upstream } from './createUpstream.ts'
import { ChainUnavailableError, SendUncertainError, UpstreamFailure } from './errors.ts'
import { methodPolicy } from './methodPolicy.ts'

/**
 * Asks a chain. A function of this shape can be wrapped by another of the same shape: that is how
 * a cache or the joining of equal calls is added.
 */
export type ChainRequest = (
  method: string,
  params: readonly unknown[],
  options?: { signal?: AbortSignal | undefined },
) => Promise<unknown>

export type FailoverTimeouts = {
  /** How long a node may take before the next one is asked. */
  attemptMs: number
  /** How long all nodes together may take; the last one gets what is left. */
  totalMs: number
}

type CreateFailoverParameters = {
  upstreams: readonly Upstream[]
  timeouts: FailoverTimeouts
  onFailure: (event: { upstream: string; method: string; failure: UpstreamFailure }) => void
}

/** Asks the nodes in order until one answers. */
export function createFailover(parameters: CreateFailoverParameters): ChainRequest {
  const { upstreams, timeouts, onFailure } = parameters
  return async (method, params, { signal } = {}) => {
    const { repeatable } = methodPolicy(method)
    const failures: UpstreamFailure[] = []
    for (const [index, upstream] of upstreams.entries()) {
      const left = timeouts.totalMs - index * timeouts.attemptMs
      const isLast = index === upstreams.length - 1
      try {
        return await upstream.call({
          method,
          params,
          signal,
          connectTimeoutMs: isLast ? left : timeouts.attemptMs,
          // What cannot be asked twice is worth waiting for.
          timeoutMs: isLast || !repeatable ? left : timeouts.attemptMs,
        })
      } catch (error) {
        if (!(error instanceof UpstreamFailure)) throw error
        onFailure({ upstream: upstream.name, method, failure: error })
        if (!repeatable && error.kind !== 'not-connected') throw new SendUncertainError(error)
        failures.push(error)
      }
    }
    throw new ChainUnavailableError(failures)
  }
}
