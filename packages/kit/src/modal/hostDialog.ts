/**
 * A page's own modal `<dialog>` stands above everything outside of it, and makes it inert: ours has
 * to open inside. The last one is on top.
 */
export function hostDialog(): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>('dialog:modal')].at(-1)
}
