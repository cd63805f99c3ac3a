import type { VisitedServer } from '@countersign/web/visit'
import { vi } from 'vitest'

/** What a page says once nothing of it is asked any more. */
export type ReadPage = {
  /** A transaction's; null where there is none to be read. */
  verdict: string | null
  /** The findings of a verdict, the worst first. */
  findings: string[]
  /** Those of them that say that something is wrong, in doubt or not known. */
  doubts: string[]
  /** Everything that is red or amber. */
  alarms: string[]
  /** Everything that stands on the page. */
  text: string
}

/** So often nothing has changed. */
const QUIET_LOOKS = 6

/** Opens a page as a visitor does, in this process, and reads it. */
export async function readPage(server: VisitedServer, path: string): Promise<ReadPage> {
  // Only now: it needs the window around it.
  const { visit } = await import('@countersign/web/visit')
  const page = await visit(path, [], { server })
  const find = (selector: string) => page.place.querySelector(selector)
  const textsOf = (selector: string) =>
    [...page.place.querySelectorAll(selector)].map(({ textContent }) => textContent ?? '')
  // What is fetched when it is needed comes a moment later, and says nothing while it does.
  let [before, same] = ['', 0]
  const isQuiet = () => {
    const isSettled = !page.isAsking() && find('main') && !find('main [aria-busy="true"]')
    const now = page.text()
    same = isSettled && now === before ? same + 1 : 0
    before = now
    return same >= QUIET_LOOKS
  }
  try {
    await vi.waitUntil(isQuiet, { timeout: 60_000, interval: 20 })
    return {
      verdict: find('[data-verdict]')?.getAttribute('data-verdict') ?? null,
      findings: textsOf('section[data-tone] li'),
      doubts: textsOf('section[data-tone] li:not([data-tone="good"])'),
      alarms: textsOf('main :is([data-tone="danger"], [data-tone="warn"], [role="alert"])'),
      text: page.text(),
    }
  } catch (error) {
    throw new Error(`${error}\n${page.text()}`)
  } finally {
    await page.leave()
  }
}
