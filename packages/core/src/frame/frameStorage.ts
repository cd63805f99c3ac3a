import type { KeyValueStorage } from '../storage/safeStorage.ts'
import type { Countersign } from '../types.ts'
import { cookieStorage } from './cookieStorage.ts'

/**
 * Wherever something can be kept inside another page: in the app's own storage, or, where the
 * browser refuses that, in cookies of the pair of both sites. Those hold little: see whether it was
 * kept before relying on it.
 */
export function frameStorage({
  storage,
  window,
}: Pick<Countersign, 'storage' | 'window'>): KeyValueStorage {
  const cookies = cookieStorage(window?.document)
  return {
    getItem: (key) => storage.getItem(key) ?? cookies.getItem(key),
    setItem(key, value) {
      storage.setItem(key, value)
      if (storage.getItem(key) !== value) cookies.setItem(key, value)
    },
    removeItem(key) {
      storage.removeItem(key)
      cookies.removeItem(key)
    },
  }
}
