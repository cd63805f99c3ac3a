import type { Store } from '@countersign/core'
import { useSyncExternalStore } from 'react'

/** The value of a core store, now and whenever it changes. */
export function useStore<state>(store: Store<state>): state {
  return useSyncExternalStore(store.subscribe, store.get, store.getServer ?? store.get)
}
