import type { Store } from '@countersign/core'
import { useSyncExternalStore } from 'react'

/** A store's value, now and whenever it changes. */
export function useStore<value>(store: Store<value>): value {
  return useSyncExternalStore(store.subscribe, store.get, store.get)
}
