/** For what hangs, not for what is slow. */
const PATIENCE_MS = 60_000
/** Between two looks, at least; and at most, for what changes elsewhere than on the page. */
const BETWEEN_MS = [20, 200] as const

/**
 * Looks until there is something to be seen: again when the page has changed, for looking at a long page
 * takes longer than drawing it, and who looks all the time lets nobody draw.
 */
export async function waitToSee<Found>(
  look: () => Found,
  what: string,
): Promise<NonNullable<Found>> {
  const last = Date.now() + PATIENCE_MS
  while (true) {
    const found = look()
    if (found) return found
    if (Date.now() > last) {
      throw new Error(`There never was ${what}:\n${document.body.textContent}`)
    }
    await nextChange()
  }
}

async function nextChange(): Promise<void> {
  const [least, most] = BETWEEN_MS
  const { promise, resolve } = Promise.withResolvers<void>()
  const watch = new MutationObserver(() => resolve())
  watch.observe(document, {
    ...{ subtree: true, childList: true, attributes: true, characterData: true },
  })
  const timer = setTimeout(resolve, most)
  await Promise.all([promise, new Promise((after) => setTimeout(after, least))])
  clearTimeout(timer)
  watch.disconnect()
}
