import { type RefObject, useEffect } from 'react'

/** A pull of this many pixels, or a quick one, closes the sheet. */
const FAR = 96
const QUICK = 0.5

/** A bottom sheet follows the finger down and closes when it is let go far enough. */
export function useSwipeToClose(sheet: RefObject<HTMLElement | null>, close: () => void): void {
  useEffect(() => {
    const element = sheet.current
    if (!element) return
    let from: { y: number; time: number } | undefined
    const onStart = (event: TouchEvent) => {
      const isSheet = window.matchMedia('(max-width: 767.98px)').matches
      const touch = event.touches[0]
      // Inside a scrolled list a pull scrolls back first.
      if (!isSheet || !touch || scrolled(event.target, element)) return
      from = { y: touch.clientY, time: event.timeStamp }
    }
    const onMove = (event: TouchEvent) => {
      const touch = event.touches[0]
      if (!from || !touch) return
      element.style.translate = `0 ${Math.max(0, touch.clientY - from.y)}px`
    }
    const onEnd = (event: TouchEvent) => {
      const touch = event.changedTouches[0]
      if (!from || !touch) return
      const distance = touch.clientY - from.y
      const speed = distance / Math.max(1, event.timeStamp - from.time)
      from = undefined
      element.style.translate = ''
      if (distance > FAR || (distance > 24 && speed > QUICK)) close()
    }
    element.addEventListener('touchstart', onStart, { passive: true })
    element.addEventListener('touchmove', onMove, { passive: true })
    element.addEventListener('touchend', onEnd)
    element.addEventListener('touchcancel', onEnd)
    return () => {
      element.removeEventListener('touchstart', onStart)
      element.removeEventListener('touchmove', onMove)
      element.removeEventListener('touchend', onEnd)
      element.removeEventListener('touchcancel', onEnd)
    }
  })
}

function scrolled(target: EventTarget | null, sheet: HTMLElement): boolean {
  for (let node = target instanceof Element ? target : null; node; node = node.parentElement) {
    if (node.scrollTop > 0) return true
    if (node === sheet) return false
  }
  return false
}
