import type { KeyValueStorage, Store } from '@countersign/core'
import * as v from 'valibot'
import { createLocalStore } from '../local/createLocalStore.ts'
import { type Act, act } from './act.ts'
import { type ActEvent, actReducer } from './actReducer.ts'

/** Beyond so many, the oldest that others keep as well are forgotten. */
const MOST_KEPT = 200
/** On the chain and in the gateway's history, or taken back by the visitor. All else is nowhere but here. */
const KEPT_ELSEWHERE = new Set(['indexed', 'deleted'])

/** One that cannot be read takes none of the others with it. */
const readable = v.pipe(
  v.array(v.unknown()),
  v.transform((items): readonly Act[] =>
    items.flatMap((item) => {
      const read = v.safeParse(act, item)
      return read.success ? [read.output] : []
    }),
  ),
)

export type ActStore = Store<readonly Act[]> & {
  /** Writes acts down; those that are known by their id stay as they are. */
  add(acts: readonly Act[]): void
  /** What becomes of an act; undefined for one that nobody knows. */
  dispatch(id: string, event: ActEvent): Act | undefined
  forget(id: string): void
}

type Options = {
  storage?: KeyValueStorage
  window?: Pick<Window, 'addEventListener'>
  now?: () => number
}

/** All acts of this browser, in every tab: always read anew before one is changed. */
export function createActStore({ storage, window, now = Date.now }: Options = {}): ActStore {
  const local = createLocalStore({
    key: 'acts',
    schema: readable,
    fallback: [],
    ...(storage && { storage }),
    ...(window && { window }),
  })
  return {
    get: local.get,
    subscribe: local.subscribe,
    add(acts) {
      local.update((known) => {
        const ids = new Set(known.map(({ id }) => id))
        return keep([...known, ...acts.filter(({ id }) => !ids.has(id))])
      })
    },
    dispatch(id, event) {
      let after: Act | undefined
      local.update((acts) => {
        const before = acts.find((each) => each.id === id)
        if (!before) return acts
        after = actReducer(before, event)
        if (after === before) return acts
        // That it is listed elsewhere, too, is nothing that became of it.
        const changed = event.type === 'listed' ? after : { ...after, changedAt: now() }
        after = changed
        return acts.map((each) => (each.id === id ? changed : each))
      })
      return after
    },
    forget: (id) => local.update((acts) => acts.filter((each) => each.id !== id)),
  }
}

function keep(acts: readonly Act[]): Act[] {
  const tooMany = acts.length - MOST_KEPT
  const oldest = acts
    .filter(({ stage }) => KEPT_ELSEWHERE.has(stage))
    .toSorted((one, other) => one.changedAt - other.changedAt)
    .slice(0, Math.max(0, tooMany))
  return acts.filter((each) => !oldest.includes(each))
}
