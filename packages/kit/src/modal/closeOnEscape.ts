/**
 * R-UI-14: Escape closes the modal, and nothing below it: other libraries listen on the document
 * before anything inside of it does, so the window hears of it first.
 */
export function closeOnEscape(modal: HTMLElement, close: () => void): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, target, isComposing } = event
    // The focus may be nowhere, as after a wallet's window; whatever else has it answers for itself.
    const isOurs = target === document.body || (target instanceof Node && modal.contains(target))
    // While a word is being composed, Escape is for the word.
    if (key !== 'Escape' || !isOurs || isComposing) return
    event.preventDefault()
    event.stopImmediatePropagation()
    close()
  }
  window.addEventListener('keydown', onKeyDown, true)
  return () => window.removeEventListener('keydown', onKeyDown, true)
}
