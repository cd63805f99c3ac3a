import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'

type ReorderOptions = {
  ids: readonly number[]
  onMove: (id: number, to: number) => void
}

/** Moves items of a list by their handles: with the arrow keys, or by dragging with any pointer. */
export function useReorder({ ids, onMove }: ReorderOptions) {
  const list = useRef<HTMLOListElement>(null)
  const [dragged, setDragged] = useState<number | null>(null)
  const focusNext = useRef<number | null>(null)
  const current = useRef({ ids, onMove })
  current.current = { ids, onMove }
  // A node that is moved in the page loses the focus.
  useEffect(() => {
    const id = focusNext.current
    focusNext.current = null
    if (id !== null) list.current?.querySelector<HTMLElement>(`[data-handle="${id}"]`)?.focus()
  })
  useEffect(() => {
    if (dragged === null) return
    // On the window: a handle that is moved loses the pointer, too.
    const follow = (event: globalThis.PointerEvent) => {
      const to = placeAt(list.current, event.clientY)
      const now = current.current
      if (to !== null && to !== now.ids.indexOf(dragged)) now.onMove(dragged, to)
    }
    const stop = () => setDragged(null)
    window.addEventListener('pointermove', follow)
    window.addEventListener('pointerup', stop)
    window.addEventListener('pointercancel', stop)
    return () => {
      window.removeEventListener('pointermove', follow)
      window.removeEventListener('pointerup', stop)
      window.removeEventListener('pointercancel', stop)
    }
  }, [dragged])
  const handleOf = (id: number) => ({
    'data-handle': id,
    onPointerDown: (event: PointerEvent) => {
      if (event.button === 0) setDragged(id)
    },
    onKeyDown: (event: KeyboardEvent) => {
      const step = { ArrowUp: -1, ArrowDown: 1 }[event.key]
      if (!step) return
      event.preventDefault()
      const to = ids.indexOf(id) + step
      if (to < 0 || to >= ids.length) return
      focusNext.current = id
      onMove(id, to)
    },
  })
  return { list, dragged, handleOf }
}

/** Over which place of the list a pointer is. */
function placeAt(list: HTMLElement | null, y: number): number | null {
  const items = [...(list?.children ?? [])]
  const found = items.findIndex((item) => {
    const { top, bottom } = item.getBoundingClientRect()
    return y >= top && y <= bottom
  })
  return found < 0 ? null : found
}
