import type { VisitedServer } from '@countersign/web/visit'
import type { Address, Hex } from 'viem'
import { untilQuiet } from './untilQuiet.ts'

/** What a review page says once nothing of it is asked any more. */
export type ReadReview = {
  /** Null where there is none to be read. */
  verdict: string | null
  /** The findings, the worst first. */
  findings: string[]
  /** Everything that stands on the page. */
  text: string
}

/** Opens the page of a transaction as a visitor does, in this process, and reads it. */
export async function readReview(
  server: VisitedServer,
  { safe, id }: { safe: Address; id: Hex | string },
): Promise<ReadReview> {
  // Only now: it needs the window around it.
  const { visit } = await import('@countersign/web/visit')
  const page = await visit(`/one:${safe}/tx/${id}`, [], { server })
  const find = (selector: string) => page.place.querySelector(selector)
  const isSettled = () => {
    const verdict = find('section[data-tone]')
    if (verdict) return verdict.getAttribute('aria-busy') === 'false'
    // What cannot be shown says so, or leads elsewhere: nothing can be signed there.
    return find('main [role="alert"], main a[href*="/tx/"]') !== null
  }
  try {
    await untilQuiet(page, isSettled)
    return {
      verdict: find('[data-verdict]')?.getAttribute('data-verdict') ?? null,
      findings: [...page.place.querySelectorAll('section[data-tone] li')].map(
        ({ textContent }) => textContent ?? '',
      ),
      text: page.text(),
    }
  } finally {
    await page.leave()
  }
}
