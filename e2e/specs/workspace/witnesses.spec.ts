import { expect, type Page } from '@playwright/test'
import { button } from '../../support/actionBar.ts'
import { asOwner } from '../../support/asOwner.ts'
import { isTold, type Liar, type Lie, redRow, SUBJECTS } from '../../support/lies.ts'
import { test } from '../../support/tamperingTest.ts'
import { tellLies } from '../../support/tellLies.ts'
import { queued, settled, storyIsTold, TREASURY } from '../../support/workspace.ts'

test.beforeAll(async ({ request }) => storyIsTold(request))

const NAMES: Readonly<Record<Liar, string>> = {
  gateway: 'Gateway',
  nodeOne: 'Our first node',
  nodeTwo: 'Our second node',
  wallet: 'Your wallet’s node',
}
const LIARS: readonly Liar[] = ['gateway', 'nodeOne', 'nodeTwo', 'wallet']
const singles = LIARS.flatMap((liar) =>
  SUBJECTS.filter((subject) => isTold({ liar, subject })).map((subject) => ({ liar, subject })),
)

const review = (page: Page) => page.locator('[data-verdict]:not([data-proof-row])')
const row = (page: Page, fact: string) => page.locator(`[data-witness-row="${fact}"]`)
const proof = (page: Page) => page.getByRole('region', { name: 'Proof', exact: true })

/** Opens it anew. What differs is asked three times before it is said, which a busy machine makes long. */
async function open(page: Page): Promise<void> {
  await page.reload()
  await expect(page.locator('[data-witnesses]')).toBeAttached({ timeout: 60_000 })
}

test('R-GW-1 five witnesses stand side by side, and all of them say the same', async ({
  browser,
  request,
}) => {
  const [id] = await queued(request)
  const page = await asOwner(browser, 0, `/one:${TREASURY}/tx/${id}`)
  await settled(page, 'Transaction')
  await proof(page).getByText('4 witnesses were asked, and all say the same').click()
  const table = proof(page).getByRole('table', { name: 'What is said, and who says it' })
  for (const name of ['Worked out here', ...Object.values(NAMES)]) {
    await expect(table.getByRole('columnheader', { name })).toBeVisible()
  }
  await expect(row(page, 'owners')).toContainText('the same, proven by Merkle proof')
  await expect(table.locator('[data-told="different"], [data-told="silent"]')).toHaveCount(0)
  await expect(review(page)).toHaveAttribute('data-verdict', 'proven')
  await page.context().close()
})

for (const liar of LIARS) {
  test(`R-GW-1 whatever it lies about, ${liar} alone is found out and named, and nothing can be signed`, async ({
    browser,
    request,
  }) => {
    test.setTimeout(240_000)
    const [id] = await queued(request)
    const page = await asOwner(browser, 0, `/one:${TREASURY}/tx/${id}`)
    let lies: Lie[] = []
    await tellLies(page, () => lies)
    for (const { subject } of singles.filter((each) => each.liar === liar)) {
      lies = [{ liar, subject, seed: 1 }]
      await open(page)
      const told = row(page, redRow({ liar, subject }))
      await expect(told, subject).toHaveAttribute('data-told-verdict', 'mismatch')
      await expect(page.locator('th[data-named]'), subject).toHaveText([NAMES[liar]])
      await expect(review(page), subject).toHaveAttribute('data-verdict', 'mismatch')
      for (const name of ['Confirm', 'Execute']) {
        await expect(button(page, name), subject).toHaveAttribute('aria-disabled', 'true')
      }
    }
    await page.context().close()
  })
}

test('R-GW-1 no two who lie, in 20 ways, are believed, and nothing can be signed', async ({
  browser,
  request,
}) => {
  test.setTimeout(240_000)
  const [id] = await queued(request)
  const page = await asOwner(browser, 0, `/one:${TREASURY}/tx/${id}`)
  let lies: Lie[] = []
  await tellLies(page, () => lies)
  for (let count = 0; count < 20; count++) {
    // Each pair is another one, and every liar and every subject has its turn.
    const pair = [singles[(count * 7) % singles.length], singles[(count * 13 + 5) % singles.length]]
    lies = pair.flatMap((lie) => (lie ? [{ ...lie, seed: count % 2 }] : []))
    await open(page)
    const where = JSON.stringify(lies)
    for (const lie of lies) {
      const told = row(page, redRow(lie))
      await expect(told, where).toHaveAttribute('data-told-verdict', 'mismatch')
    }
    await expect(review(page), where).toHaveAttribute('data-verdict', 'mismatch')
    for (const name of ['Confirm', 'Execute']) {
      await expect(button(page, name), where).toHaveAttribute('aria-disabled', 'true')
    }
  }
  await page.context().close()
})

/** Holds back all that a page asks for, lets it through together once nothing more comes, and counts. */
async function countRounds(page: Page, until: () => Promise<boolean>): Promise<string[][]> {
  let held: (() => Promise<void>)[] = []
  let names: string[] = []
  await page.route(/\/(v1|v2|api\/rpc)\//, async (route) => {
    const { promise, resolve } = Promise.withResolvers<void>()
    names.push(new URL(route.request().url()).pathname)
    held.push(async () => {
      const response = await route.fetch()
      await route.fulfill({ response })
      resolve()
    })
    await promise
  })
  const rounds: string[][] = []
  while (!(await until())) {
    let before = -1
    // Whatever does not depend on an answer has been asked for by then.
    while (held.length !== before) {
      before = held.length
      await page.waitForTimeout(500)
    }
    if (held.length === 0) continue
    rounds.push(names)
    const round = held
    held = []
    names = []
    await Promise.all(round.map((pass) => pass()))
  }
  return rounds
}

const hasVerdict = (page: Page) => async () =>
  (await review(page)
    .getAttribute('data-verdict', { timeout: 1_000 })
    .catch(() => '')) === 'proven'

test('R-GW-1 from opening a review in the queue to “proven” are at most three rounds of requests', async ({
  browser,
  request,
}) => {
  const [id] = await queued(request)
  const page = await asOwner(browser, 0, `/one:${TREASURY}/queue`)
  await settled(page, 'Queue')
  const counted = countRounds(page, hasVerdict(page))
  await page.evaluate((to) => history.pushState({}, '', to), `/one:${TREASURY}/tx/${id}`)
  const rounds = await counted
  expect(rounds.length, JSON.stringify(rounds, null, 1)).toBeLessThanOrEqual(3)
  expect(rounds.flat()).toContain(`/v1/chains/31337/transactions/${id}`)
  await page.context().close()
})
