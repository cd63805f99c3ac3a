// @ts-expect-error it brings no types, and is used by its one documented constructor
import { JSDOM } from 'jsdom'

/** What Node has as well, and a document understands only in its own make. */
const OWN = ['navigator', 'localStorage', 'sessionStorage', 'Event', 'CustomEvent'] as const

/** Where the window of a process is kept. */
const WINDOW = Symbol.for('countersign.window')

/**
 * A window around this process, for the app to be drawn in beside the server that it asks. Everything
 * that Node brings itself stays Node's: chain, server and database go on as they are.
 */
export function openWindow(url: string): void {
  const open = Reflect.get(globalThis, WINDOW)
  // Files may share a process, and what they have loaded keeps to the window that it has found.
  if (open) {
    open.reconfigure({ url })
    return
  }
  const dom = new JSDOM('<!doctype html><html lang="en"></html>', { url, pretendToBeVisual: true })
  Reflect.set(globalThis, WINDOW, dom)
  const { window } = dom
  const names = Object.getOwnPropertyNames(window).filter((name) => !(name in globalThis))
  for (const name of [...names, ...OWN]) {
    // By its name: what a window holds has no one type.
    const value: unknown = Reflect.get(window, name)
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true })
  }
  Object.defineProperty(globalThis, 'window', { value: globalThis, configurable: true })
  for (const name of ['addEventListener', 'removeEventListener', 'dispatchEvent'] as const) {
    Object.defineProperty(globalThis, name, {
      value: window[name].bind(window),
      configurable: true,
    })
  }
}
