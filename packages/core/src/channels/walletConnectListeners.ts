type Listener = (...values: never[]) => void

export type Listeners = {
  on(event: string, listener: Listener): void
  removeListener(event: string, listener: Listener): void
  emit(event: string, value: unknown): void
  /** Runs once nobody listens any more: at once, or when the last listener goes. */
  whenUnheard(run: () => void): void
}

/** Event listeners that say when the first comes and the last goes. */
export function createListeners(told: { heard(): void; unheard(): void }): Listeners {
  const listeners = new Map<string, Set<Listener>>()
  let afterwards: (() => void) | undefined
  const isUnheard = () => [...listeners.values()].every((set) => set.size === 0)
  return {
    on(event, listener) {
      if (isUnheard()) told.heard()
      const set = listeners.get(event) ?? new Set()
      listeners.set(event, set.add(listener))
    },
    removeListener(event, listener) {
      if (!listeners.get(event)?.delete(listener) || !isUnheard()) return
      told.unheard()
      afterwards?.()
      afterwards = undefined
    },
    emit(event, value) {
      // Whoever subscribed knows what its event carries.
      for (const listener of [...(listeners.get(event) ?? [])]) listener(value as never)
    },
    whenUnheard(run) {
      if (isUnheard()) run()
      else afterwards = run
    },
  }
}
