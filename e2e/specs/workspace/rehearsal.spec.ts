import { expect, type Page, type Request, type Route } from '@playwright/test'
import { test } from '../../support/tamperingTest.ts'
import { storyIsTold, TREASURY } from '../../support/workspace.ts'

test.beforeAll(async ({ request }) => storyIsTold(request))

type Queued = { transaction?: { id: string; txInfo: { type: string; methodName?: string | null } } }
type Call = { id: number; method: string; params: unknown[] }

/** What waits in the treasury's queue, in its order. */
async function queueOf(page: Page): Promise<Queued['transaction'][]> {
  const path = `/v1/chains/31337/safes/${TREASURY}/transactions/queued`
  const { results } = (await (await page.request.get(path)).json()) as { results: Queued[] }
  return results.flatMap(({ transaction }) => transaction ?? [])
}

async function open(page: Page, id = ''): Promise<void> {
  await page.goto(`/one:${TREASURY}/tx/${id}`)
  await expect(page.getByRole('region', { name: 'Verdict' })).not.toHaveAttribute(
    'aria-busy',
    'true',
  )
}

/** Lets a node not know what some calls ask. */
async function refuse(page: Page, isRefused: (call: Call) => boolean): Promise<void> {
  await page.route(/\/api\/rpc\//, async (route: Route, request: Request) => {
    const body = request.postDataJSON() as Call | Call[]
    const calls = Array.isArray(body) ? body : [body]
    const kept = calls.filter((call) => !isRefused(call))
    const answered = kept.length
      ? ((await (await route.fetch({ postData: JSON.stringify(kept) })).json()) as { id: number }[])
      : []
    const error = { code: -32601, message: 'This method is not available here.' }
    const all = calls.map(
      (call) => answered.find(({ id }) => id === call.id) ?? { jsonrpc: '2.0', id: call.id, error },
    )
    await route.fulfill({ json: Array.isArray(body) ? all : all[0] })
  })
}

const isSimulated = ({ method, params }: Call) =>
  method === 'eth_simulateV1' || (method === 'eth_call' && params.length > 2)

const changes = (page: Page) => page.getByRole('region', { name: 'What changes', exact: true })

test('R-REH-1 R-REH-3 everything that waits is rehearsed, and says at which block', async ({
  page,
}) => {
  for (const queued of await queueOf(page)) {
    await open(page, queued?.id)
    await expect(changes(page)).toContainText(/Rehearsed at block \d+/)
    // What does nothing has nothing to be told.
    await expect(
      changes(page).locator('[data-rehearsal]:not([data-rehearsal=success])'),
    ).toHaveCount(0)
    // What is signed by its hash alone is amber, however well it is rehearsed.
    const isSigning = queued?.txInfo.methodName === 'signMessage'
    await expect(page.locator('[data-verdict]').first()).toHaveAttribute(
      'data-verdict',
      isSigning ? 'unchecked' : 'proven',
    )
  }
})

test('R-REH-3 where no node rehearses, an EVM in the page does, on proven state', async ({
  page,
}) => {
  await refuse(page, isSimulated)
  const [first] = await queueOf(page)
  await open(page, first?.id)
  await expect(changes(page)).toContainText(/Rehearsed here, on proven state, at block \d+/)
  await expect(changes(page).locator('[data-rehearsal="success"]')).toBeVisible()
  await expect(changes(page)).toContainText('everybody whom it touches')
})

test('R-REH-3 where nobody can, it is read from the data, and says so', async ({ page }) => {
  await refuse(page, (call) => isSimulated(call) || call.method === 'eth_getProof')
  const [first] = await queueOf(page)
  await open(page, first?.id)
  await expect(changes(page)).toContainText('Read from the data, not simulated')
  await expect(changes(page).locator('[data-rehearsal]')).toHaveCount(0)
})

/** What a call would be without what the owners are pretended to have confirmed. */
function withoutOwners(call: Call): Call {
  const [sent, block, overrides] = call.params as [{ to: string }, unknown, object | undefined]
  if (call.method !== 'eth_call' || !overrides) return call
  const probe = Object.entries(overrides).filter(
    ([at]) => at.toLowerCase() === sent.to.toLowerCase(),
  )
  return { ...call, params: [sent, block, Object.fromEntries(probe)] }
}

test('R-REH-3 a node that rehearses something else is not believed, and nothing can be signed', async ({
  page,
}) => {
  await page.route(/\/api\/rpc\/31337\?node=2$/, async (route, request) => {
    // What our own pages send.
    const body = request.postDataJSON() as Call[]
    await route.fallback({ postData: JSON.stringify(body.map(withoutOwners)) })
  })
  const [first] = await queueOf(page)
  await open(page, first?.id)
  const verdict = page.getByRole('region', { name: 'Verdict' })
  await expect(verdict).toContainText('Our nodes rehearse it differently: one of them is wrong.')
  await expect(page.locator('[data-verdict]').first()).toHaveAttribute('data-verdict', 'mismatch')
  await expect(changes(page)).toContainText('Our nodes disagree.')
  await expect(changes(page).locator('[data-rehearsal]')).toHaveCount(0)
})

test('R-REH-3 one node alone is heard, and nothing is green for its word', async ({ page }) => {
  await page.route(/\/api\/rpc\/31337\?node=2$/, (route) => route.abort())
  const [first] = await queueOf(page)
  await open(page, first?.id)
  await expect(changes(page)).toContainText('Only one node was heard.')
  const told = page.getByRole('region', { name: 'Verdict' }).getByRole('listitem')
  await expect(told.filter({ hasText: 'by one node alone' })).toHaveAttribute(
    'data-tone',
    'unasked',
  )
})

test('R-REH-3 who did not answer is asked again, and nothing stands on the old answers meanwhile', async ({
  page,
}) => {
  const node = /\/api\/rpc\/31337\?node=2$/
  await page.route(node, (route) => route.abort())
  const [first] = await queueOf(page)
  await open(page, first?.id)
  const verdict = page.getByRole('region', { name: 'Verdict' })
  const shown = page.locator('[data-verdict]').first()
  const again = verdict.getByRole('button', { name: 'Ask again' })
  await expect(shown).toHaveAttribute('data-verdict', 'unchecked')
  await expect(again).toBeVisible()

  await page.unroute(node)
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
  await page.route(node, async (route) => {
    await held
    await route.fallback()
  })
  await again.click()
  await expect(verdict).toHaveAttribute('aria-busy', 'true')
  await expect(again).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(shown).toHaveAttribute('data-verdict', 'unchecked')
  letGo()
  await expect(shown).toHaveAttribute('data-verdict', 'proven')
  await expect(again).toHaveCount(0)
})

test('R-REH-2 what would fail says so, with the reason, before anybody pays', async ({ page }) => {
  await page.route(/\/v1\/chains\/31337\/transactions\/multisig_/, async (route) => {
    const details = (await (await route.fetch()).json()) as {
      txData: { value: string; hexData: string | null; operation: number; to: { value: string } }
    }
    const more = { value: '1000000000000000000000000', hexData: null, operation: 0 }
    await route.fulfill({ json: { ...details, txData: { ...details.txData, ...more } } })
  })
  const [first] = await queueOf(page)
  await open(page, first?.id)
  await expect(changes(page).locator('[data-rehearsal="reverts"]')).toContainText('This would fail')
})
