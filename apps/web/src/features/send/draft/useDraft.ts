import { safeStorage } from '@countersign/core'
import { type Dispatch, useEffect, useReducer, useState } from 'react'
import type { Place } from '../../../shared/local/createMemory.ts'
import type { Draft } from './draft.ts'
import { type DraftEvent, draftReducer, emptyDraft, isUntouched } from './draftReducer.ts'
import { draftKey, openDraft, readDraftText } from './openDraft.ts'

export type DraftState = {
  draft: Draft
  dispatch: Dispatch<DraftEvent>
  /** What is kept cannot be read; nothing is written over it until the visitor says so. */
  damage: string | null
  /** By the visitor's own decision. */
  startAnew: () => void
  /** It is on the screen only: the browser did not keep it. */
  isLost: boolean
}

/** The draft of one account: kept with every letter, and the same in every tab. */
export function useDraft(place: Place): DraftState {
  const [storage] = useState(() => safeStorage())
  const [kept] = useState(() => openDraft(place, storage))
  const [damage, setDamage] = useState(kept.status === 'damaged' ? kept.text : null)
  const [draft, dispatch] = useReducer(
    draftReducer,
    kept.status === 'read' ? kept.draft : emptyDraft,
  )
  const [isLost, setLost] = useState(false)
  const key = draftKey(place)
  useEffect(() => {
    if (damage !== null) return
    const text = isUntouched(draft) ? null : JSON.stringify(draft)
    if (text === null) storage.removeItem(key)
    else storage.setItem(key, text)
    setLost(storage.getItem(key) !== text)
  }, [draft, damage, key, storage])
  useEffect(() => {
    const follow = (event: StorageEvent) => {
      if (event.key !== key) return
      if (event.newValue === null) return dispatch({ type: 'cleared' })
      const read = readDraftText(event.newValue)
      if (read.status === 'read') dispatch({ type: 'read', draft: read.draft })
    }
    window.addEventListener('storage', follow)
    return () => window.removeEventListener('storage', follow)
  }, [key])
  return { draft, dispatch, damage, startAnew: () => setDamage(null), isLost }
}
