import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { type RefCallback, type RefObject, useLayoutEffect, useState } from 'react'

/** Up to here everything is drawn: simpler, and found by the browser's own search. */
const ALL_UP_TO = 100
/** Rows drawn beyond either edge, so that a quick scroll finds something. */
const OVERSCAN = 12

type RowsOptions = {
  count: number
  /** Must stay the same function as long as the rows are the same. */
  keyOf: (index: number) => string
  /** How high a row is likely to be, until it has been drawn. */
  estimate: (index: number) => number
  /** Paper has all of them. */
  isPrinting: boolean
}

export type VirtualRows = {
  /** The first row to draw, and the first not to. */
  start: number
  end: number
  /** Heights of what is not drawn, before and after. */
  before: number
  after: number
  /** The ref of every row, which also carries its number as `data-index`: rows may wrap, and letters may be large. */
  measure: RefCallback<Element>
}

/**
 * Which rows of a long list to draw as the page scrolls; all of them, where they are few or printed.
 * `element` is what begins with the first row.
 */
export function useVirtualRows(
  element: RefObject<HTMLElement | null>,
  { count, keyOf, estimate, isPrinting }: RowsOptions,
): VirtualRows {
  const scrollMargin = usePlaceInPage(element)
  const virtualizer = useWindowVirtualizer({
    count,
    getItemKey: keyOf,
    estimateSize: estimate,
    overscan: OVERSCAN,
    scrollMargin,
    initialRect: { width: window.innerWidth, height: window.innerHeight },
    // Not rounded: half a pixel in a thousand rows is a screen.
    measureElement: (row) => row.getBoundingClientRect().height,
    useFlushSync: false,
  })
  // Rows stand in the page's flow, so the browser itself keeps what is read in its place.
  virtualizer.shouldAdjustScrollPositionOnItemSizeChange = () => false
  const measure = virtualizer.measureElement
  // Short ones are measured, too: when they grow long, nothing of what was drawn must move.
  if (count <= ALL_UP_TO || isPrinting)
    return { start: 0, end: count, before: 0, after: 0, measure }
  const items = virtualizer.getVirtualItems()
  const total = virtualizer.getTotalSize()
  const [first, last] = [items[0], items.at(-1)]
  if (!first || !last) return { start: 0, end: 0, before: 0, after: total, measure }
  return {
    start: first.index,
    end: last.index + 1,
    before: first.start - scrollMargin,
    after: total - (last.end - scrollMargin),
    measure,
  }
}

/** How far below the page's top an element begins; what stands above it may still grow. */
function usePlaceInPage(element: RefObject<HTMLElement | null>): number {
  const [top, setTop] = useState(0)
  useLayoutEffect(() => {
    const look = () => {
      const found = element.current?.getBoundingClientRect().top
      if (found !== undefined) setTop(Math.round(found + window.scrollY))
    }
    look()
    const observer = new ResizeObserver(look)
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [element])
  return top
}
