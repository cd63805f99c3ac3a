export type Store<state> = {
  get(): state
  /** Calls the listener after every change; returns how to stop. */
  subscribe(listener: (state: state) => void): () => void
}

export type WritableStore<state> = Store<state> & { set(next: state): void }

/** The smallest observable value, in the shape `useSyncExternalStore` wants. */
export function createStore<state>(initial: state): WritableStore<state> {
  let current = initial
  const listeners = new Set<(state: state) => void>()
  return {
    get: () => current,
    set(next) {
      if (Object.is(next, current)) return
      current = next
      for (const listener of [...listeners]) listener(next)
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
