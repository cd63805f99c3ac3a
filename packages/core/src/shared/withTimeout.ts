import { AttemptCancelledError } from '../errors/cancelled.ts'

export type WithTimeoutParameters = {
  milliseconds: number
  /** What it fails with when time runs out. */
  onTimeout: () => Error
  /** Ends the waiting before; it fails with `AttemptCancelledError` then. */
  signal?: AbortSignal | undefined
}

/**
 * The outcome of a promise, unless time runs out or the attempt is cancelled first. The promise
 * itself goes on; what comes of it too late is dropped in silence.
 */
export function withTimeout<value>(
  promise: Promise<value>,
  { milliseconds, onTimeout, signal }: WithTimeoutParameters,
): Promise<value> {
  return new Promise((resolve, reject) => {
    const onAbort = () => finish(() => reject(new AttemptCancelledError()))
    const timer = setTimeout(() => finish(() => reject(onTimeout())), milliseconds)
    const finish = (settle: () => void) => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', onAbort)
      settle()
    }
    signal?.addEventListener('abort', onAbort)
    if (signal?.aborted) onAbort()
    promise.then(
      (value) => finish(() => resolve(value)),
      (error: unknown) => finish(() => reject(error)),
    )
  })
}
