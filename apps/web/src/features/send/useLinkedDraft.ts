import { useNavigate, useSearch } from '@tanstack/react-router'
import { type Dispatch, useEffect, useRef } from 'react'
import { useQueued } from '../../review/proposal/useQueued.ts'
import type { Draft } from './draft/draft.ts'
import { type DraftEvent, isUntouched } from './draft/draftReducer.ts'
import { findReplaced } from './plan/findReplaced.ts'

/** Puts what a link said into the draft, once: beside what is there already, never over it. */
export function useLinkedDraft(draft: Draft, dispatch: Dispatch<DraftEvent>): void {
  const { to, asset, change, who, replace } = useSearch({ from: '/$account/send' })
  const navigate = useNavigate()
  const { nonces } = useQueued(draft.nonce)
  /** What has been put there: the address bar follows a moment later. */
  const handled = useRef({ to: '', change: '', replace: '' })
  useEffect(() => {
    const link = `${to} ${asset}`
    // Beside a change of settings, the asset belongs to that.
    if (change !== undefined || (to === undefined && asset === undefined)) return
    if (handled.current.to === link) return
    handled.current.to = link
    const fields = { ...(to !== undefined && { to }), ...(asset !== undefined && { asset }) }
    const [first] = draft.items
    if (isUntouched(draft) && first) dispatch({ type: 'changed', id: first.id, change: fields })
    else dispatch({ type: 'added', kind: 'payment', change: fields })
    void navigate({
      to: '.',
      search: (search) => ({ ...search, to: undefined, asset: undefined }),
      replace: true,
    })
  }, [to, asset, change, draft, dispatch, navigate])
  useEffect(() => {
    const link = `${change} ${who}`
    if (change === undefined || handled.current.change === link) return
    handled.current.change = link
    dispatch({
      type: 'added',
      kind: 'settings',
      change: { change, old: who ?? '', ...(asset !== undefined && { asset }) },
    })
    void navigate({
      to: '.',
      search: (search) => ({
        ...search,
        change: undefined,
        who: undefined,
        asset: undefined,
      }),
      replace: true,
    })
  }, [change, who, asset, dispatch, navigate])
  useEffect(() => {
    if (replace === undefined || !nonces || handled.current.replace === replace) return
    handled.current.replace = replace
    const nonce = findReplaced(nonces.choices, replace)
    if (nonce !== null) dispatch({ type: 'nonceChosen', nonce })
    void navigate({
      to: '.',
      search: (search) => ({ ...search, replace: undefined }),
      replace: true,
    })
  }, [replace, nonces, dispatch, navigate])
}
