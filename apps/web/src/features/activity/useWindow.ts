import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { type Window, windowOf } from './windowOf.ts'

/** Up to here everything is drawn: simpler, and found by the browser's own search. */
const ALL_UP_TO = 100
const MARGIN = 800

type Sized = { key: string; estimate: number }

/**
 * Which lines of a long list to draw as the page scrolls. Heights are guessed until a line is drawn,
 * then known: lines may wrap, and letters may be large. `element` holds the lines, each with
 * `data-key`.
 */
export function useWindow(
  element: RefObject<HTMLElement | null>,
  lines: readonly Sized[],
  isOff: boolean,
): Window {
  const heights = useRef(new Map<string, number>())
  const [measured, setMeasured] = useState(0)
  const isLong = !isOff && lines.length > ALL_UP_TO
  // biome-ignore lint/correctness/useExhaustiveDependencies: `measured` says that heights have changed
  const ends = useMemo(() => {
    let end = 0
    return lines.map(({ key, estimate }) => {
      end += heights.current.get(key) ?? estimate
      return end
    })
  }, [lines, measured])
  const [view, setView] = useState({ top: 0, screenHeight: 1_000, margin: MARGIN })
  useEffect(() => {
    if (!isLong) return
    let last = Number.NaN
    const look = () => {
      const top = Math.round(element.current?.getBoundingClientRect().top ?? 0)
      // Half a margin further is soon enough to draw anew.
      if (Math.abs(top - last) < MARGIN / 2) return
      last = top
      setView({ top, screenHeight: window.innerHeight, margin: MARGIN })
    }
    const lookAgain = () => {
      last = Number.NaN
      look()
    }
    look()
    window.addEventListener('scroll', look, { passive: true })
    window.addEventListener('resize', lookAgain)
    return () => {
      window.removeEventListener('scroll', look)
      window.removeEventListener('resize', lookAgain)
    }
  }, [element, isLong])
  useLayoutEffect(() => {
    if (isOff || !element.current) return
    // Short lists, too: when they grow long, nothing of what was drawn must move.
    let moved = false
    for (const line of element.current.querySelectorAll<HTMLElement>('[data-key]')) {
      const key = line.dataset.key ?? ''
      const height = line.getBoundingClientRect().height
      if (Math.abs((heights.current.get(key) ?? 0) - height) < 0.5) continue
      heights.current.set(key, height)
      moved = true
    }
    if (moved && isLong) setMeasured((count) => count + 1)
  })
  if (!isLong) return { start: 0, end: lines.length, before: 0, after: 0 }
  return windowOf(ends, view)
}
