/** Safari has no idle callback; by then a page that has loaded has drawn itself. */
const MOMENT_MS = 200
/** A page that is never idle is not waited for longer. */
const PATIENCE_MS = 2_000

/**
 * Does some work ahead once the page has loaded, is looked at and has nothing else to do; never for a
 * visitor who asked to save data.
 *
 * @returns how to call it off
 */
export function whenIdle(page: Window, work: () => void): () => void {
  const { document } = page
  if (savesData(page.navigator)) return () => {}
  let cancel = () => {}
  const next = () => {
    if (document.readyState !== 'complete') cancel = once(page, 'load', next)
    else if (document.visibilityState === 'hidden')
      cancel = once(document, 'visibilitychange', next)
    else cancel = idle(page, work)
  }
  next()
  return () => cancel()
}

function idle(page: Window, work: () => void): () => void {
  if (!('requestIdleCallback' in page)) {
    // TypeScript believes that every window has the callback.
    const { setTimeout, clearTimeout } = page as Window
    const timer = setTimeout.call(page, work, MOMENT_MS)
    return () => clearTimeout.call(page, timer)
  }
  const handle = page.requestIdleCallback(work, { timeout: PATIENCE_MS })
  return () => page.cancelIdleCallback(handle)
}

function once(target: EventTarget, type: string, listener: () => void): () => void {
  target.addEventListener(type, listener, { once: true })
  return () => target.removeEventListener(type, listener)
}

type Telling = Navigator & { connection?: { saveData?: boolean } }

/** Not every browser tells, and a window of a test has no navigator at all. */
function savesData(navigator: Telling | undefined): boolean {
  return navigator?.connection?.saveData === true
}
