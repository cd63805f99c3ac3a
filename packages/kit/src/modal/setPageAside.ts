/**
 * Takes the page out of reach of keyboard, pointer and screen reader while a modal is open, and
 * keeps it from scrolling. What is added to the page later, as wallets do, stays within reach.
 *
 * @returns what puts everything back
 */
export function setPageAside(modal: HTMLElement): () => void {
  // Another library's modal may have hidden ours before it was open.
  modal.removeAttribute('aria-hidden')
  modal.inert = false
  const aside = siblings(modal).filter((element) => !element.inert)
  const { style } = document.documentElement
  const { overflow, scrollbarGutter } = style
  // Without its scrollbar a page would move; with the bar's place kept it does not.
  if (window.innerWidth > document.documentElement.clientWidth) style.scrollbarGutter = 'stable'
  style.overflow = 'hidden'
  for (const element of aside) element.inert = true
  return () => {
    for (const element of aside) element.inert = false
    style.overflow = overflow
    style.scrollbarGutter = scrollbarGutter
  }
}

const siblings = (element: HTMLElement): HTMLElement[] =>
  [...(element.parentElement?.children ?? [])].filter(
    (other): other is HTMLElement => other instanceof HTMLElement && other !== element,
  )
