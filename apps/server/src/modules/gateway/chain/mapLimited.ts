/** How many questions are put to a node at once: enough to hide its distance, too few to hurt. */
const AT_ONCE = 16

/** Like `Promise.all` over a map, with a bound on how many run at once. */
export async function mapLimited<T, R>(
  items: Iterable<T>,
  map: (item: T) => Promise<R>,
  atOnce = AT_ONCE,
): Promise<R[]> {
  const results: R[] = []
  const entries = [...items].entries()
  async function work(): Promise<void> {
    // All workers take from one iterator.
    for (const [index, item] of entries) results[index] = await map(item)
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return results
}
