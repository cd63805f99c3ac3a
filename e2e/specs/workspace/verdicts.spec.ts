import { storySafes } from '@countersign/demo/storySafes'
import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import { storyIsTold } from '../../support/workspace.ts'

/** Has the ends of Harbour Press, whom the treasury pays. */
const FORGER = '0x036831e998450C0D6e22Be4996bAe0b93F1A75Ad'
/** Calls itself USDC, and is not. */
const FAKE = /^USD(C|С)$/

type Safe = { chainId: number; address: string }
type Party = { value: string }
type Transaction = {
  id: string
  txStatus: string
  txInfo: {
    type: string
    methodName?: string | null
    sender?: Party
    recipient?: Party
    transferInfo?: { tokenSymbol?: string; trusted?: boolean; imitation?: boolean }
  }
}
type List = { next: string | null; results: { transaction?: Transaction }[] }

test.beforeAll(async ({ request }) => storyIsTold(request))

/** All of a list, page after page. */
async function readAll(request: APIRequestContext, path: string): Promise<Transaction[]> {
  const found: Transaction[] = []
  for (let next: string | null = path; next; ) {
    const list = (await (await request.get(next)).json()) as List
    found.push(...list.results.flatMap(({ transaction }) => transaction ?? []))
    next = list.next
  }
  // How a Safe was made has no page of its own.
  return found.filter(({ txInfo }) => txInfo.type !== 'Creation')
}

type Outcome = { id: string; verdict: string; tone: string }

/** What the story means each to be: proven if somebody signed it, red if somebody forged it. */
function meant({ id, txInfo, txStatus }: Transaction): Outcome {
  const { transferInfo: moved, sender, recipient } = txInfo
  const isForged = [sender?.value, recipient?.value].includes(FORGER)
  const isFake = moved?.trusted === false && FAKE.test(moved.tokenSymbol ?? '')
  if (isForged || isFake || moved?.imitation) return { id, verdict: 'mismatch', tone: 'danger' }
  // Its hash alone does not tell what is signed.
  const isSigning = txInfo.methodName === 'signMessage' && txStatus.startsWith('AWAITING')
  if (isSigning) return { id, verdict: 'unchecked', tone: 'warn' }
  if (id.startsWith('multisig_')) return { id, verdict: 'proven', tone: 'good' }
  // Nobody signed it: there is nothing to prove.
  return { id, verdict: 'unchecked', tone: 'plain' }
}

/** All that is forged and a twelfth of the rest, or everything. */
const isLookedAt = (transaction: Transaction, index: number) =>
  process.env.DEEP || meant(transaction).tone === 'danger' || index % 12 === 0

/** Opens one review page after the other, as links do, and notes what each comes to. */
async function walk(page: Page, account: string, ids: readonly string[]): Promise<Outcome[]> {
  await page.goto(`/${account}`)
  return page.evaluate(
    async ([account, ids]) => {
      const outcomes = []
      for (const id of ids) {
        history.pushState({}, '', `/${account}/tx/${id}`)
        outcomes.push(
          await new Promise<{ id: string; verdict: string; tone: string }>((resolve) => {
            const look = () => {
              const root = document.querySelector<HTMLElement>(
                '[data-verdict]:not([data-proof-row])',
              )
              const told = root?.querySelector<HTMLElement>('section[data-tone]')
              const isHere = document.title.includes(id.slice(-8))
              if (isHere && told?.getAttribute('aria-busy') === 'false') {
                const { verdict = '' } = root?.dataset ?? {}
                resolve({ id, verdict, tone: told.dataset.tone ?? '' })
              } else requestAnimationFrame(look)
            }
            look()
          }),
        )
      }
      return outcomes
    },
    [account, ids] as const,
  )
}

const { bait: _, ...honest } = storySafes

for (const [name, { chainId, address }] of Object.entries<Safe>(honest)) {
  const account = `${chainId === 31337 ? 'one' : 'two'}:${address}`
  const base = `/v1/chains/${chainId}/safes/${address}/transactions`

  test(`R-GW-4 everything that waits for ${name}, and what happened to it, has the verdict that is meant`, async ({
    page,
    request,
  }) => {
    // Hundreds of pages in `test:deep`.
    const query = 'trusted=false&imitation=true&timezone=UTC&cursor=limit%3D100%26offset%3D0'
    const queue = await readAll(request, `${base}/queued?trusted=true`)
    const history = (await readAll(request, `${base}/history?${query}`)).filter(isLookedAt)
    const all = [...queue, ...history]
    const found = await walk(
      page,
      account,
      all.map(({ id }) => id),
    )
    expect(found).toEqual(all.map(meant))
  })
}
