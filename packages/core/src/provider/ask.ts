import { AttemptCancelledError, WalletTimeoutError } from '../errors/connection.ts'
import { toCountersignError } from '../errors/toCountersignError.ts'
import type { Provider } from './types.ts'

export type AskParameters = {
  method: string
  params?: unknown
  /** How long to wait; see `timeouts.ts`. */
  timeout: number
  signal?: AbortSignal
}

/**
 * Asks a provider, for a bounded time. It may throw before it returns a promise, answer late, or
 * never: each becomes one of our errors, and an answer that comes too late is dropped in silence.
 */
export function ask(
  provider: Provider,
  { method, params, timeout, signal }: AskParameters,
): Promise<unknown> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(new AttemptCancelledError())
    const onAbort = () => settle(() => reject(new AttemptCancelledError()))
    const timer = setTimeout(
      () => settle(() => reject(new WalletTimeoutError(timeout, method))),
      timeout,
    )
    const settle = (finish: () => void) => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', onAbort)
      finish()
    }
    signal?.addEventListener('abort', onAbort)
    try {
      Promise.resolve(
        provider.request(params === undefined ? { method } : { method, params }),
      ).then(
        (answer) => settle(() => resolve(answer)),
        (error: unknown) => settle(() => reject(toCountersignError(error))),
      )
    } catch (error) {
      settle(() => reject(toCountersignError(error)))
    }
  })
}
