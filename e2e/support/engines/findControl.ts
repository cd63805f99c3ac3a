/** Runs in a page: the first control that is seen and has this name, or `null`. */
export function findControl(name: string): HTMLElement | null {
  const nameOf = (control: HTMLElement) => {
    const copy = control.cloneNode(true) as HTMLElement // of an HTMLElement
    for (const hidden of copy.querySelectorAll('[aria-hidden="true"]')) hidden.remove()
    return (control.getAttribute('aria-label') ?? copy.textContent ?? '').trim()
  }
  const isSeen = (control: HTMLElement) =>
    control.checkVisibility() && !control.closest('[inert]') && !control.matches(':disabled')
  const controls = document.querySelectorAll<HTMLElement>('button, a[href], summary, input')
  return [...controls].find((control) => isSeen(control) && nameOf(control) === name) ?? null
}
