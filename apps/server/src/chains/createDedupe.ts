/** Starts a call, or joins one with the same key that is on its way. */
export type Dedupe = (parameters: {
  key: string
  start: (signal: AbortSignal) => Promise<unknown>
  signal?: AbortSignal | undefined
  /** Hears that the call was already on its way. */
  onJoined?: () => void
}) => Promise<unknown>

type Running = { result: Promise<unknown>; callers: number; controller: AbortController }

/**
 * Dedupes calls that are in flight: everybody gets the one result. The call itself ends early only
 * when all its callers have left.
 */
export function createDedupe(): Dedupe {
  const running = new Map<string, Running>()

  function begin(key: string, start: (signal: AbortSignal) => Promise<unknown>): Running {
    const controller = new AbortController()
    const call: Running = { result: start(controller.signal), callers: 0, controller }
    running.set(key, call)
    const forget = () => {
      if (running.get(key) === call) running.delete(key)
    }
    call.result.then(forget, forget)
    return call
  }

  return async ({ key, start, signal, onJoined }) => {
    signal?.throwIfAborted()
    const known = running.get(key)
    if (known) onJoined?.()
    const call = known ?? begin(key, start)
    call.callers += 1
    if (!signal) return call.result
    const left = Promise.withResolvers<never>()
    const leave = () => {
      call.callers -= 1
      if (call.callers === 0) {
        running.delete(key)
        call.controller.abort(signal.reason)
      }
      left.reject(signal.reason)
    }
    signal.addEventListener('abort', leave, { once: true })
    try {
      return await Promise.race([call.result, left.promise])
    } finally {
      signal.removeEventListener('abort', leave)
    }
  }
}
