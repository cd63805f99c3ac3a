type Answer = { result: unknown } | { error: { code: number; message: string } }
type Ask = (method: string, params: unknown) => Promise<Answer>

/**
 * What an extension puts into every page: a provider that hands everything to the worker, and is
 * silent as long as nobody sees the page. Runs there, so it may use nothing from outside of itself.
 */
export function bridgeExtension(name: string): void {
  if (window !== window.top) return
  // Put there by `exposeBinding`.
  const { askExtension } = window as unknown as { askExtension: Ask }
  const listeners = new Map<string, ((value: unknown) => void)[]>()
  const seen = () =>
    new Promise<void>((resolve) => {
      const look = () => document.visibilityState !== 'hidden' && resolve()
      document.addEventListener('visibilitychange', look)
      look()
    })
  window.addEventListener('extensionTells', (told) => {
    const { event, value } = (told as CustomEvent).detail
    for (const listener of listeners.get(event) ?? []) listener(value)
  })
  const detail = Object.freeze({
    info: {
      uuid: crypto.randomUUID(),
      name,
      icon: 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>',
      rdns: 'test.extension',
    },
    provider: {
      async request({ method, params = [] }: { method: string; params?: unknown }) {
        await seen()
        const answer = await askExtension(method, params)
        if ('result' in answer) return answer.result
        throw Object.assign(new Error(answer.error.message), { code: answer.error.code })
      },
      on(event: string, listener: (value: unknown) => void) {
        listeners.set(event, [...(listeners.get(event) ?? []), listener])
      },
      removeListener(event: string, listener: (value: unknown) => void) {
        const rest = (listeners.get(event) ?? []).filter((other) => other !== listener)
        listeners.set(event, rest)
      },
    },
  })
  const announce = () => {
    // Twice, with the same id: it is one wallet.
    for (let times = 0; times < 2; times += 1) {
      window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
    }
  }
  window.addEventListener('eip6963:requestProvider', announce)
  announce()
}
