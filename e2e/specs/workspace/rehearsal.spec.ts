import { expect, type Page, type Request, type Route } from '@playwright/test'
import { test } from '../../support/tamperingTest.ts'
import { queued, storyIsTold, TREASURY } from '../../support/workspace.ts'

// What nodes that refuse, fail or lie come to is a table in `integration/pages/reviews`.
test.beforeAll(async ({ request }) => storyIsTold(request))

type Call = { id: number; method: string; params: unknown[] }

async function open(page: Page): Promise<void> {
  const [first] = await queued(page.request)
  await page.goto(`/one:${TREASURY}/tx/${first}`)
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

test('R-REH-3 where no node rehearses, an EVM in the page does, on proven state; without a proof it is read from the data', async ({
  page,
}) => {
  let isProven = true
  await refuse(page, (call) => isSimulated(call) || (!isProven && call.method === 'eth_getProof'))
  await open(page)
  await expect(changes(page)).toContainText(/Rehearsed here, on proven state, at block \d+/)
  await expect(changes(page).locator('[data-rehearsal="success"]')).toBeVisible()
  await expect(changes(page)).toContainText('everybody whom it touches')

  isProven = false
  await page.reload()
  await expect(changes(page)).toContainText('Read from the data, not simulated')
  await expect(changes(page).locator('[data-rehearsal]')).toHaveCount(0)
})

test('R-REH-3 who did not answer is asked again, and nothing stands on the old answers meanwhile', async ({
  page,
}) => {
  const node = /\/api\/rpc\/31337\?node=2$/
  await page.route(node, (route) => route.abort())
  await open(page)
  const verdict = page.getByRole('region', { name: 'Verdict' })
  const shown = page.locator('[data-verdict]').first()
  const again = verdict.getByRole('button', { name: 'Ask again' })
  await expect(changes(page)).toContainText('Only one node was heard.')
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
