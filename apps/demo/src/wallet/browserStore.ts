import { createStore, type Store } from './store.ts'

/** The wallet's memory in local storage, shared by the app's tabs and the wallet's window. */
export function browserStore(window: Window): Store {
  return createStore({
    storage: localStorageOf(window),
    onForeignChange(listener) {
      const onStorage = ({ key }: StorageEvent) => listener(key)
      window.addEventListener('storage', onStorage)
      return () => window.removeEventListener('storage', onStorage)
    },
  })
}

/** Reading the property itself throws where a browser forbids storage. */
function localStorageOf(window: Window): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  try {
    return window.localStorage
  } catch {
    return { getItem: () => null, setItem: refuse, removeItem: refuse }
  }
}

function refuse(): never {
  throw new Error('Local storage is not available.')
}
