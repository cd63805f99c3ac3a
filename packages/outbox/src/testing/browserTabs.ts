import type { KeyValueStorage } from '../store/keyValueStorage.ts'
import { memoryStorage } from './memoryStorage.ts'
import { scriptedPage } from './scriptedPage.ts'

export type Tab = {
  window: Window
  storage: KeyValueStorage
  setVisible(visible: boolean): void
}

/**
 * Tabs of one browser: they share local storage, are told what the others write, and share locks
 * where `locks` are given. `quiet` tabs are told nothing, as when both write at the same moment.
 */
export function browserTabs(options: { quiet?: boolean; locks?: LockManager } = {}) {
  const shared = memoryStorage()
  const pages: Window[] = []

  function open({ visible = true } = {}): Tab {
    const document = Object.assign(new EventTarget(), {
      visibilityState: visible ? 'visible' : 'hidden',
    })
    const page = scriptedPage({
      document,
      ...(options.locks && { navigator: { locks: options.locks } }),
    })
    pages.push(page)
    const tell = (key: string): void => {
      if (options.quiet) return
      for (const other of pages) {
        if (other !== page) other.dispatchEvent(Object.assign(new Event('storage'), { key }))
      }
    }
    return {
      window: page,
      storage: {
        getItem: shared.getItem,
        setItem(key, value) {
          shared.setItem(key, value)
          tell(key)
        },
        removeItem(key) {
          shared.removeItem(key)
          tell(key)
        },
      },
      setVisible(now) {
        document.visibilityState = now ? 'visible' : 'hidden'
        document.dispatchEvent(new Event('visibilitychange'))
      },
    }
  }
  return { open, items: shared.items }
}
