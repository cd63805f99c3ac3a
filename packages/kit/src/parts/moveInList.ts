import type { KeyboardEvent } from 'react'

/** R-UI-14: arrow keys, Home and End move in a list; a letter jumps to the next name with it. */
export function moveInList(event: KeyboardEvent<HTMLElement>): void {
  const list = event.currentTarget.closest('[data-cs-list]')
  const items = [...(list?.querySelectorAll<HTMLElement>('[data-cs-item]') ?? [])]
  const current = items.indexOf(event.currentTarget)
  const target = destination(event.key, items, current)
  if (!target || event.ctrlKey || event.metaKey || event.altKey) return
  // Blank is a press of the focused button, never a jump.
  event.preventDefault()
  target.focus()
}

/** Down leads from the dialog itself, where the focus begins, into its list. */
export function enterList(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'ArrowDown' || event.target !== event.currentTarget) return
  event.preventDefault()
  event.currentTarget.querySelector<HTMLElement>('[data-cs-item]')?.focus()
}

function destination(
  key: string,
  items: readonly HTMLElement[],
  current: number,
): HTMLElement | undefined {
  if (key === 'ArrowDown') return items[Math.min(current + 1, items.length - 1)]
  if (key === 'ArrowUp') return items[Math.max(current - 1, 0)]
  if (key === 'Home') return items[0]
  if (key === 'End') return items.at(-1)
  if (key.length !== 1 || key === ' ') return undefined
  const after = [...items.slice(current + 1), ...items.slice(0, current + 1)]
  const letter = key.toLocaleLowerCase()
  return after.find((item) => item.textContent?.trim().toLocaleLowerCase().startsWith(letter))
}
