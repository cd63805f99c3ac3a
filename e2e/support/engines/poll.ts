/** For what hangs, not for what is slow. */
const PATIENCE_MS = 60_000
const AGAIN_MS = 100

/** Looks until there is something, and answers it; `undefined` when it never came. */
export async function poll<found>(
  look: () => Promise<found | null | undefined | false>,
): Promise<found | undefined> {
  const end = Date.now() + PATIENCE_MS
  while (Date.now() < end) {
    const found = await look()
    if (found) return found
    await new Promise((resolve) => setTimeout(resolve, AGAIN_MS))
  }
  return undefined
}
