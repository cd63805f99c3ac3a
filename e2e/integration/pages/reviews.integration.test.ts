import { storySafes } from '@countersign/demo/story'
import type { VisitedServer } from '@countersign/web/visit'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type DrawnPage, lookAtPage } from '../../support/lookAtPage.ts'
import { type Listed, meantVerdict } from '../../support/meantVerdict.ts'
import type { ServedWindow } from '../../support/servedWindow.ts'
import { startStory } from '../../support/startStory.ts'

const { treasury, bait: _, ...others } = storySafes
/** Before a page has its own. */
const ask = globalThis.fetch

let story: ServedWindow
let waiting: Listed[]
beforeAll(async () => {
  story = await startStory()
  waiting = await readAll(`${listsOf(treasury)}/queued?trusted=true`)
})
afterAll(() => story?.close())

type Place = { chainId: number; address: string }
type List = { next: string | null; results: { transaction?: Listed }[] }

const listsOf = ({ chainId, address }: Place) =>
  `/v1/chains/${chainId}/safes/${address}/transactions`

/** All of a list, page after page. */
async function readAll(path: string): Promise<Listed[]> {
  const found: Listed[] = []
  for (let next: string | null = path; next; ) {
    const list = (await (await ask(new URL(next, story.visited.url))).json()) as List
    found.push(...list.results.flatMap(({ transaction }) => transaction ?? []))
    next = list.next
  }
  // How a Safe was made has no page of its own.
  return found.filter(({ txInfo }) => txInfo.type !== 'Creation')
}

/** All that is forged and a twelfth of the rest, or everything: hundreds of pages. */
const isLookedAt = (transaction: Listed, index: number) =>
  process.env.DEEP || meantVerdict(transaction).tone === 'danger' || index % 12 === 0

const rootOf = ({ all }: DrawnPage) => all('[data-verdict]:not([data-proof-row])')[0]
const verdictOf = (page: DrawnPage) => rootOf(page)?.getAttribute('data-verdict')
const toldOf = (page: DrawnPage) => page.all('section[data-tone]', rootOf(page))[0]
const saidIn = (page: DrawnPage, name: string) => page.region(name).textContent

/** Each as the gateway lists it, with what its page comes to: one review after the other, as links lead. */
const walk = (account: string, ids: readonly string[], look = (_: DrawnPage) => {}) =>
  lookAtPage(story.visited, `/${account}`, async (page) => {
    const outcomes = []
    for (const id of ids) {
      await page.goTo(`/${account}/tx/${id}`)
      const isJudged = () =>
        document.title.includes(id.slice(-8)) && toldOf(page)?.getAttribute('aria-busy') === 'false'
      await vi.waitUntil(isJudged, { timeout: 60_000, interval: 10 })
      const tone = toldOf(page)?.getAttribute('data-tone')
      outcomes.push({ id, verdict: verdictOf(page), tone })
      // A rehearsal that changes nothing in the verdict may still be under way.
      await vi.waitFor(() => look(page), 20_000)
    }
    return outcomes
  })

const changesOf = (page: DrawnPage) => page.region('What changes')
const rehearsed = (page: DrawnPage) =>
  page.all('[data-rehearsal]', changesOf(page)).map((part) => part.getAttribute('data-rehearsal'))

it('R-GW-4 R-REH-1 R-REH-3 everything that waits for the treasury has the verdict that is meant, and is rehearsed at a block', async () => {
  const found = await walk(`one:${treasury.address}`, idsOf(waiting), (page) => {
    expect(changesOf(page).textContent).toMatch(/Rehearsed at block \d+/)
    // What does nothing has nothing to be told.
    expect(rehearsed(page).filter((told) => told !== 'success')).toEqual([])
  })
  expect(waiting.length).toBeGreaterThan(7)
  expect(found).toEqual(waiting.map(meantVerdict))
})

const idsOf = (all: readonly Listed[]) => all.map(({ id }) => id)

it.each(Object.entries({ treasury, ...others }))(
  'R-GW-4 what happened to %s, and what waits for it, has the verdict that is meant',
  async (_name, safe) => {
    const query = 'trusted=false&imitation=true&timezone=UTC&cursor=limit%3D100%26offset%3D0'
    const queue = safe === treasury ? [] : await readAll(`${listsOf(safe)}/queued?trusted=true`)
    const history = (await readAll(`${listsOf(safe)}/history?${query}`)).filter(isLookedAt)
    const all = [...queue, ...history]
    const account = `${safe.chainId === 31337 ? 'one' : 'two'}:${safe.address}`
    expect(await walk(account, idsOf(all))).toEqual(all.map(meantVerdict))
  },
)

const review = <Seen>(
  id: string | undefined,
  look: (page: DrawnPage) => Seen,
  tamper?: VisitedServer['tamper'],
) =>
  lookAtPage(
    { ...story.visited, ...(tamper && { tamper }) },
    `/one:${treasury.address}/tx/${id}`,
    // What is rehearsed comes last.
    (page) => vi.waitFor(() => look(page), 20_000),
  )

describe('a rehearsal', () => {
  type Call = { id: number; method: string; params: unknown[] }
  const isNode = (url: URL, node: 1 | 2) => url.search === `?node=${node}`

  /** What a call would be without what the owners are pretended to have confirmed. */
  function withoutOwners(call: Call): Call {
    const [sent, block, overrides] = call.params as [{ to: string }, unknown, object | undefined]
    if (call.method !== 'eth_call' || !overrides) return call
    const probe = Object.entries(overrides).filter(
      ([at]) => at.toLowerCase() === sent.to.toLowerCase(),
    )
    return { ...call, params: [sent, block, Object.fromEntries(probe)] }
  }

  it('R-REH-3 a node that rehearses something else is not believed, and nothing can be signed', async () => {
    const askElse: VisitedServer['tamper'] = async (answer, { url, body }) => {
      if (!isNode(url, 2)) return answer
      const calls = ([body].flat() as Call[]).map(withoutOwners) // what our own pages send
      const headers = { 'Content-Type': 'application/json' }
      const changed = JSON.stringify(Array.isArray(body) ? calls : calls[0])
      const told = await ask(url, { method: 'POST', headers, body: changed })
      return told.json()
    }
    await review(
      waiting[0]?.id,
      (page) => {
        expect(saidIn(page, 'Verdict')).toContain(
          'Our nodes rehearse it differently: one of them is wrong.',
        )
        expect(verdictOf(page)).toBe('mismatch')
        expect(changesOf(page).textContent).toContain('Our nodes disagree.')
        expect(rehearsed(page)).toEqual([])
      },
      askElse,
    )
  })

  it('R-REH-3 one node alone is heard, and nothing is green for its word', async () => {
    const silence: VisitedServer['tamper'] = (answer, { url }) => {
      if (isNode(url, 2)) throw new TypeError('fetch failed')
      return answer
    }
    await review(
      waiting[0]?.id,
      (page) => {
        expect(changesOf(page).textContent).toContain('Only one node was heard.')
        const told = page
          .all('li', page.region('Verdict'))
          .find(({ textContent }) => textContent?.includes('by one node alone'))
        expect(told?.getAttribute('data-tone')).toBe('unasked')
      },
      silence,
    )
  })

  it('R-REH-2 what would fail says so, with the reason, before anybody pays', async () => {
    const more = { value: `1${'0'.repeat(24)}`, hexData: null, operation: 0 }
    const overdraw: VisitedServer['tamper'] = (answer, { url }) => {
      if (!url.pathname.includes('/transactions/multisig_')) return answer
      const details = answer as { txData: object }
      return { ...details, txData: { ...details.txData, ...more } }
    }
    await review(
      waiting[0]?.id,
      (page) => {
        const [told] = page.all('[data-rehearsal="reverts"]', changesOf(page))
        expect(told?.textContent).toContain('This would fail')
      },
      overdraw,
    )
  })
})
