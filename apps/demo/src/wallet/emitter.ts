import type { RpcError } from './errors.ts'

/** EIP-1193's events and what each carries. */
export type ProviderEvents = {
  connect: { chainId: string }
  disconnect: RpcError
  chainChanged: string
  accountsChanged: readonly string[]
}

type EventName = keyof ProviderEvents

type Listener = (payload: never) => void

export type Emitter = {
  on(event: string, listener: Listener): void
  removeListener(event: string, listener: Listener): void
  emit<name extends EventName>(event: name, payload: ProviderEvents[name]): void
}

/**
 * Listeners are the page's code: one that throws must not silence the others, and one that adds or
 * removes listeners while it is called must not disturb the round under way.
 */
export function createEmitter(onListenerError: (error: unknown) => void): Emitter {
  const listeners = new Map<string, readonly Listener[]>()
  return {
    on(event, listener) {
      listeners.set(event, [...(listeners.get(event) ?? []), listener])
    },
    removeListener(event, listener) {
      const current = listeners.get(event) ?? []
      const index = current.lastIndexOf(listener)
      if (index >= 0) listeners.set(event, current.toSpliced(index, 1))
    },
    emit(event, payload) {
      for (const listener of listeners.get(event) ?? []) {
        try {
          // `on` takes any event name, so a listener's payload type is not known to the map.
          listener(payload as never)
        } catch (error) {
          onListenerError(error)
        }
      }
    },
  }
}
