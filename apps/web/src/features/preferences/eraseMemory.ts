/** What the app, the kit and the cache keep; other things of this site are not theirs to erase. */
const OURS = /^countersign\.|^cache$/

/** Removes all that this app keeps in a browser. The caller starts anew after it. */
export function eraseMemory(storage: Storage): void {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index))
  for (const key of keys) if (key !== null && OURS.test(key)) storage.removeItem(key)
}
