import type { VisitedServer } from '@countersign/web/visit'
import { lookAtPage } from './lookAtPage.ts'

/** What a page says once nothing of it is asked any more. */
export type ReadPage = {
  /** A transaction's; null where there is none to be read. */
  verdict: string | null
  /** The findings of a verdict, the worst first. */
  findings: string[]
  /** Those of them that say that something is wrong, in doubt or not known, and what else does. */
  doubts: string[]
  /** Everything that is red or amber. */
  alarms: string[]
  /** Everything that stands on the page. */
  text: string
}

/** Opens a page as a visitor does, in this process, and reads it. */
export const readPage = (server: VisitedServer, path: string): Promise<ReadPage> =>
  lookAtPage(server, path, ({ all, text }) => {
    // In simple selectors: one that asks for either of two takes as long here as drawing the page.
    const [main] = all('main')
    const findings = all('section[data-tone] li')
    const doubtful = findings.filter((finding) => finding.getAttribute('data-tone') !== 'good')
    const within = (selector: string) => all(selector, main)
    const alerts = within('[role="alert"]')
    return {
      verdict: all('[data-verdict]')[0]?.getAttribute('data-verdict') ?? null,
      findings: textsOf(findings),
      doubts: textsOf([...doubtful, ...alerts, ...within('[role="note"]')]),
      alarms: textsOf([
        ...within('[data-tone="danger"]'),
        ...within('[data-tone="warn"]'),
        ...alerts,
      ]),
      text: text(),
    }
  })

const textsOf = (elements: readonly Element[]) =>
  elements.map(({ textContent }) => textContent ?? '')
