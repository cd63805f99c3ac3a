import { createStore, type KeyValueStorage } from '../store.ts'

/** Local storage shared by tabs: a write in one is an event in the others. */
export function fakeStorage(initial: Record<string, string> = {}) {
  const values = new Map(Object.entries(initial))
  const tabs = new Set<(key: string | null) => void>()

  function openStore() {
    let own: ((key: string | null) => void) | undefined
    const tell = (key: string | null) => {
      for (const tab of [...tabs]) if (tab !== own) tab(key)
    }
    const storage: KeyValueStorage = {
      getItem: (key) => values.get(key) ?? null,
      setItem(key, value) {
        values.set(key, value)
        tell(key)
      },
      removeItem(key) {
        values.delete(key)
        tell(key)
      },
    }
    return createStore({
      storage,
      onForeignChange(listener) {
        own = listener
        tabs.add(listener)
        return () => tabs.delete(listener)
      },
    })
  }
  return {
    values,
    openStore,
    /** `localStorage.clear()` in another tab. */
    clear() {
      values.clear()
      for (const tab of [...tabs]) tab(null)
    },
  }
}
