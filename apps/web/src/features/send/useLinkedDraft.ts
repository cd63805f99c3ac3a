import { useNavigate, useSearch } from '@tanstack/react-router'
import { type Dispatch, useEffect } from 'react'
import type { Draft } from './draft/draft.ts'
import { type DraftEvent, isUntouched } from './draft/draftReducer.ts'
import { useQueued } from './plan/useQueued.ts'

/** Puts what a link said into the draft, once: beside what is there already, never over it. */
export function useLinkedDraft(draft: Draft, dispatch: Dispatch<DraftEvent>): void {
  const { to, asset, replace } = useSearch({ from: '/$account/send' })
  const navigate = useNavigate()
  const { nonces } = useQueued()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each link
  useEffect(() => {
    if (to === undefined && asset === undefined) return
    const change = { ...(to !== undefined && { to }), ...(asset !== undefined && { asset }) }
    const [first] = draft.items
    if (isUntouched(draft) && first) dispatch({ type: 'changed', id: first.id, change })
    else dispatch({ type: 'added', kind: 'payment', change })
    void navigate({
      to: '.',
      search: (search) => ({ ...search, to: undefined, asset: undefined }),
      replace: true,
    })
  }, [to, asset])
  useEffect(() => {
    if (replace === undefined || !nonces) return
    const wanted = replace.toLowerCase()
    const found = nonces.choices.find(({ waiting }) =>
      waiting.some(({ id }) => id.toLowerCase().endsWith(wanted)),
    )
    if (found) dispatch({ type: 'nonceChosen', nonce: found.nonce })
    void navigate({
      to: '.',
      search: (search) => ({ ...search, replace: undefined }),
      replace: true,
    })
  }, [replace, nonces, dispatch, navigate])
}
