import { AttemptCancelledError } from '../errors/cancelled.ts'
import { WalletTimeoutError } from '../errors/connection.ts'
import { toCountersignError } from '../errors/toCountersignError.ts'
import { withTimeout } from '../shared/withTimeout.ts'
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
export async function ask(
  provider: Provider,
  { method, params, timeout, signal }: AskParameters,
): Promise<unknown> {
  if (signal?.aborted) throw new AttemptCancelledError()
  const answer = new Promise((resolve) =>
    resolve(provider.request(params === undefined ? { method } : { method, params })),
  )
  return withTimeout(answer, {
    milliseconds: timeout,
    onTimeout: () => new WalletTimeoutError(timeout, method),
    signal,
  }).catch((error: unknown) => {
    throw toCountersignError(error)
  })
}
