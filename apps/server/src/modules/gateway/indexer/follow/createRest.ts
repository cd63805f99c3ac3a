/** A sleep from which one can be woken; a call in advance counts. */
export function createRest(signal: AbortSignal): {
  rest: (ms: number) => Promise<void>
  wake: () => void
} {
  let end: (() => void) | undefined
  let woken = false
  function wake(): void {
    woken = true
    end?.()
  }
  signal.addEventListener('abort', wake, { once: true })
  return {
    wake,
    async rest(ms) {
      if (!woken && !signal.aborted) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, ms)
          end = () => {
            clearTimeout(timer)
            resolve()
          }
        })
      }
      woken = false
      end = undefined
    },
  }
}
