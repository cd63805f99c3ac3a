import type { KeyValueStorage } from '../storage/safeStorage.ts'

/** A window that is only what discovery, tabs and frames need: events, a place, a parent. */
export function testPage(properties: Record<string, unknown> = {}): Window {
  const page = new EventTarget()
  const location = { origin: 'https://app.test', href: 'https://app.test/' }
  // The core touches nothing else of a window; a test that needs more adds it.
  return Object.assign(
    page,
    { location, parent: page, document: new EventTarget() },
    properties,
  ) as unknown as Window
}

/** Local storage in memory, shared by whoever is given the same one. */
export function memoryStorage(initial: Record<string, string> = {}): KeyValueStorage & {
  readonly items: Map<string, string>
} {
  const items = new Map(Object.entries(initial))
  return {
    items,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  }
}
