/** What the modals of other libraries listen to on the document. */
const WATCHED = [
  'focusin',
  'focusout',
  'pointerdown',
  'mousedown',
  'touchstart',
  'touchmove',
  'wheel',
]

/**
 * Keeps what happens in a modal from the modals of the page below it: Radix and its kin would take
 * the focus back, close because of a press "outside", or keep our lists from scrolling.
 */
export function keepPrivate(container: HTMLElement): () => void {
  const stop = (event: Event) => event.stopPropagation()
  for (const type of WATCHED) container.addEventListener(type, stop)
  return () => {
    for (const type of WATCHED) container.removeEventListener(type, stop)
  }
}
