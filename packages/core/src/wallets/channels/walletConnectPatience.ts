import { AttemptCancelledError } from '../../errors/connection.ts'

export type PatienceParameters = {
  milliseconds: number
  tooLate: () => Error
  signal?: AbortSignal
}

/** The outcome of a promise, unless time runs out or the attempt is cancelled first. */
export function withPatience<value>(
  promise: Promise<value>,
  { milliseconds, tooLate, signal }: PatienceParameters,
): Promise<value> {
  return new Promise((resolve, reject) => {
    const onAbort = () => finish(() => reject(new AttemptCancelledError()))
    const timer = setTimeout(() => finish(() => reject(tooLate())), milliseconds)
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
