import type { Store } from '@countersign/core'
import { LOCAL_PREFIX } from '../local/openLocal.ts'
import type { Acts } from './acts.ts'

/** Where there may be some: here, and in the lists of earlier versions. */
const KEYS = ['acts', 'messages', 'batches']

/** The acts, whose code is fetched when there are some, or when something is to be done. */
export type LazyActs = Store<Acts | null> & {
  load(): Promise<Acts>
}

/** Nothing is fetched for somebody who only looks. */
export function createLazyActs(
  start: () => Promise<Acts>,
  storage: Pick<Storage, 'getItem'> | undefined = readStorage(),
): LazyActs {
  const listeners = new Set<(acts: Acts | null) => void>()
  let acts: Acts | null = null
  let coming: Promise<Acts> | undefined
  const load = () => {
    coming ??= start().then(
      (started) => {
        acts = started
        for (const listener of [...listeners]) listener(started)
        return started
      },
      (error: unknown) => {
        // Who could not be fetched is fetched again when it is needed.
        coming = undefined
        throw error
      },
    )
    return coming
  }
  const hasSome = KEYS.some((key) => storage?.getItem(LOCAL_PREFIX + key))
  if (hasSome) load().catch(() => undefined)
  return {
    get: () => acts,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    load,
  }
}

/** A frame may not be allowed to have any. */
function readStorage(): Storage | undefined {
  try {
    return globalThis.localStorage
  } catch {
    return undefined
  }
}
