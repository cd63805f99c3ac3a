import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Frame, Page } from '@playwright/test'

const require = createRequire(import.meta.url)
const axe = createRequire(require.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js')

type Violation = { id: string; nodes: { html: string; failureSummary: string }[] }

/** Puts axe into a loaded page, once; `AxeBuilder` would do so again for each of hundreds of looks. */
export async function injectAxe(page: Page | Frame): Promise<void> {
  await page.evaluate(readFileSync(axe, 'utf8'))
}

/** Every rule that the page breaks, with the elements that do; empty when there is none. */
export async function findViolations(page: Page | Frame): Promise<readonly string[]> {
  const violations = await page.evaluate(async () => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    // A colour on its way to another is neither; and what was just asked for sets out with a frame.
    let changing: Animation[]
    do {
      await nextFrame()
      await nextFrame()
      changing = document.getAnimations().filter((each) => each instanceof CSSTransition)
      await Promise.allSettled(changing.map(({ finished }) => finished))
    } while (changing.length > 0)
    // Put there by `injectAxe`.
    const { axe } = window as unknown as {
      axe: { run(options: object): Promise<{ violations: Violation[] }> }
    }
    return (await axe.run({ resultTypes: ['violations'] })).violations
  })
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary}`),
  )
}
