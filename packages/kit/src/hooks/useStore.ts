import type { Store } from '@countersign/core'
import { useSyncExternalStore } from 'react'

/** A store whose value differs on a server says so: a page has to begin with that one. */
type ServerStore<state> = Store<state> & { getServer?: () => state }

/** The value of a core store, now and whenever it changes. */
export function useStore<state>(store: ServerStore<state>): state {
  return useSyncExternalStore(store.subscribe, store.get, store.getServer ?? store.get)
}
