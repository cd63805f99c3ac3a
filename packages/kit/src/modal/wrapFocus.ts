import type { KeyboardEvent } from 'react'

const FOCUSABLE =
  'a[href], button:not(:disabled), input:not(:disabled), summary, [tabindex]:not([tabindex="-1"])'

/** R-UI-14: Tab leads from the last control to the first, and back. */
export function wrapFocus(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Tab') return
  const box = event.currentTarget
  const controls = [...box.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (control) => control.tabIndex >= 0 && isShown(control),
  )
  const [first, last] = [controls[0] ?? box, controls.at(-1) ?? box]
  const { activeElement } = document
  const leaves = event.shiftKey
    ? activeElement === first || activeElement === box
    : activeElement === last
  if (!leaves) return
  event.preventDefault()
  const target = event.shiftKey ? last : first
  target.focus()
}

/** Safari has no `checkVisibility` before 17.4. */
const isShown = (control: HTMLElement): boolean =>
  'checkVisibility' in control ? control.checkVisibility() : true
