import { type RefObject, useEffect, useState } from 'react'
import { type VisibleRange, visibleRange } from './visibleRange.ts'

/** Up to here everything is drawn: simpler, and found by the browser's own search. */
const ALL_UP_TO = 100
const FIRST_ROWS = 40

/**
 * Which rows of a long list to draw, as the window scrolls. `element` is what begins with the
 * first row.
 */
export function useVirtualRows(
  element: RefObject<HTMLElement | null>,
  count: number,
  rowHeight: number,
): VisibleRange {
  const [range, setRange] = useState<VisibleRange>({ start: 0, end: FIRST_ROWS })
  const isLong = count > ALL_UP_TO
  useEffect(() => {
    if (!isLong) return
    const measure = () => {
      const top = element.current?.getBoundingClientRect().top ?? 0
      const next = visibleRange({ top, windowHeight: window.innerHeight, rowHeight, count })
      setRange((now) => (now.start === next.start && now.end === next.end ? now : next))
    }
    measure()
    window.addEventListener('scroll', measure, { passive: true })
    window.addEventListener('resize', measure)
    return () => {
      window.removeEventListener('scroll', measure)
      window.removeEventListener('resize', measure)
    }
  }, [element, count, rowHeight, isLong])
  return isLong ? { start: range.start, end: Math.min(range.end, count) } : { start: 0, end: count }
}
