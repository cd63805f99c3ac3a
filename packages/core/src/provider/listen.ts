import type { Provider } from './types.ts'

export type ProviderEvents = {
  accountsChanged: (accounts: unknown) => void
  chainChanged: (chainId: unknown) => void
  disconnect: (error: unknown) => void
}

const NAMES = ['accountsChanged', 'chainChanged', 'disconnect'] as const

/**
 * Listens to a provider; the returned function takes every listener off again. Providers without
 * events are simply not heard, and one that throws while subscribing changes nothing.
 */
export function listen(provider: Provider, events: Partial<ProviderEvents>): () => void {
  let active = true
  const listeners = NAMES.map((name) => {
    const listener = (value: unknown) => {
      // Some providers go on calling a listener that was removed during an emit.
      if (active) events[name]?.(value)
    }
    attempt(() => provider.on?.(name, listener))
    return [name, listener] as const
  })
  return () => {
    active = false
    for (const [name, listener] of listeners) {
      attempt(() =>
        provider.removeListener
          ? provider.removeListener(name, listener)
          : provider.off?.(name, listener),
      )
    }
  }
}

function attempt(run: () => unknown): void {
  try {
    run()
  } catch {
    // A provider that cannot subscribe is used without events.
  }
}
