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
    const textsOf = (selector: string) => all(selector).map(({ textContent }) => textContent ?? '')
    return {
      verdict: all('[data-verdict]')[0]?.getAttribute('data-verdict') ?? null,
      findings: textsOf('section[data-tone] li'),
      doubts: textsOf(
        'section[data-tone] li:not([data-tone="good"]), main :is([role="alert"], [role="note"])',
      ),
      alarms: textsOf('main :is([data-tone="danger"], [data-tone="warn"], [role="alert"])'),
      text: text(),
    }
  })
