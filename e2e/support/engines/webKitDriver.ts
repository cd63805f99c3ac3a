import type { Driver } from './driver.ts'
import { findControl } from './findControl.ts'
import { inVain } from './inVain.ts'
import { poll } from './poll.ts'
import { startWebKit } from './startWebKit.ts'

/** Keys that are no letter, as WebDriver writes them. */
const KEYS: Record<string, string> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  ArrowDown: '\uE015',
}

/** An element, as WebDriver names it. */
type Found = Record<string, string>

/**
 * Runs in a page: the control, once it has stood still for three frames; what moves is gone from where it
 * is clicked. It notes when it was hit.
 */
const standing = `async (name) => {
  const control = (${findControl})(name)
  if (!control) return null
  const place = () => Object.values(control.getBoundingClientRect().toJSON()).join()
  let before = place()
  for (let still = 0, frames = 0; still < 3; frames += 1) {
    await new Promise(requestAnimationFrame)
    still = place() === before ? still + 1 : 0
    before = place()
    if (frames > 120 || !control.isConnected) return null
  }
  delete document.documentElement.dataset.hit
  control.addEventListener('click', () => { document.documentElement.dataset.hit = name }, { once: true })
  return control
}`

const isHit = (name: string) => document.documentElement.dataset.hit === name

/** WebKit, by W3C WebDriver. */
export async function webKitDriver(): Promise<Driver> {
  const { call, stop } = await startWebKit()
  const run = <result>(source: string, args: readonly unknown[]) =>
    call<result>('POST', '/execute/sync', {
      script: `return (${source}).apply(null, arguments)`,
      args,
    })
  const driver: Driver = {
    open: (url) => call('POST', '/url', { url }),
    reload: () => call('POST', '/refresh', {}),
    evaluate: (source, ...args) => run(source.toString(), args),
    async click(name) {
      const hit = await poll(async () => {
        const element = await run<Found | null>(standing, [name])
        if (!element) return false
        // Whoever misses, because something came in between, clicks again.
        await call('POST', `/element/${Object.values(element)[0]}/click`, {}).catch(() => {})
        return driver.evaluate(isHit, name)
      })
      if (!hit) throw await inVain(driver, `something called “${name}” that stands still`)
    },
    press: (key) => {
      const value = KEYS[key] ?? key
      const actions = [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]
      return call('POST', '/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] })
    },
    close: stop,
  }
  return driver
}
