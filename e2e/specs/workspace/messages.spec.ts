import { expect, type Page } from '@playwright/test'
import { test } from '../../support/tamperingTest.ts'
import { GRANTS, settled, storyIsTold } from '../../support/workspace.ts'

const messages = `/one:${GRANTS}/messages`
const FIELD = '0xecdD9a1e185A990170f6607D2E08d57c36F97B8d'

// What a kept context does not forget by itself.
test.afterEach(({ context }) => context.clearPermissions())

test.beforeAll(async ({ request }) => storyIsTold(request))

type AnyMessage = Record<string, unknown> & {
  message: string
  confirmations: { signature: string }[]
}

/** Lets the gateway answer with a message that somebody has worked on. */
async function tamper(page: Page, change: (message: AnyMessage) => object): Promise<void> {
  await page.route(/\/v1\/chains\/31337\/messages\//, async (route) => {
    const message: AnyMessage = await (await route.fetch()).json()
    await route.fulfill({ json: { ...message, ...change(message) } })
  })
}

async function open(page: Page, title: string | RegExp): Promise<void> {
  await page.goto(messages)
  await page.getByRole('link', { name: title }).click()
  await settled(page, 'Message')
}

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

test('R-GW-4 a sign-in is read by its fields and compared with this site', async ({ page }) => {
  await open(page, /^Sign in to localhost/)
  const content = region(page, 'What is signed')
  await expect(content).toContainText('It signs in to the site you are on')
  await expect(content).toContainText('Nobody says which site asked')
  await expect(content).toContainText('Sign in to Countersign as the grants circle.')
  await expect(region(page, 'Who signed')).toContainText('1 valid of 2 needed')
  await expect(region(page, 'Proof')).toContainText('the same as worked out here')
  await expect(region(page, 'Prepared signature')).toHaveCount(0)
})

test('R-GW-4 a sign-in that another site asked for alarms', async ({ page }) => {
  await tamper(page, () => ({ origin: '{"url":"https://evil.example","name":"Nice app"}' }))
  await open(page, /^Sign in to localhost/)
  await expect(region(page, 'What is signed')).toContainText(
    'Asked for by evil.example, but signs in',
  )
  await expect(region(page, 'At a glance')).toContainText('Nice app · evil.example')
})

test('R-GW-4 a text that was changed after it was signed is caught by its hash', async ({
  page,
}) => {
  await tamper(page, ({ message }) => ({ message: message.replace('localhost', 'evil.example') }))
  await open(page, /^Sign in to localhost/)
  await expect(region(page, 'Proof').getByRole('alert')).toContainText('another hash for this Safe')
  await expect(region(page, 'Who signed')).toContainText('signed by somebody else')
  await expect(region(page, 'Who signed')).toContainText('0 valid of 2 needed')
})

test('R-GW-4 a finished message has its signature ready, and the Safe’s contract accepts it', async ({
  page,
}) => {
  await open(page, /^The grants circle stands by/)
  await expect(region(page, 'Who signed')).toContainText('2 valid of 2 needed')
  await expect(region(page, 'Proof')).toContainText('accepts the signature')
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await region(page, 'Prepared signature').getByRole('button', { name: /Copy/ }).click()
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toMatch(/^0x[0-9a-f]{260}$/)
})

test('R-GW-4 a signature that nobody gave does not count', async ({ page }) => {
  await tamper(page, ({ confirmations }) => ({
    confirmations: confirmations.map((each, index) =>
      index === 0 ? { ...each, signature: `0x${'11'.repeat(64)}1b` } : each,
    ),
  }))
  await open(page, /^The grants circle stands by/)
  await expect(region(page, 'Who signed')).toContainText('1 valid of 2 needed')
})

test('R-GW-4 typed data is shown by its names', async ({ page }) => {
  await page.goto(`/two:${FIELD}/messages`)
  await page.getByRole('link', { name: 'Delivery for Field notes' }).click()
  await settled(page, 'Message')
  await expect(region(page, 'What is signed')).toContainText('Apples, Boskoop')
  await expect(region(page, 'Proof')).toContainText('the same as worked out here')
})

test('R-GW-4 where messages are off, the page says why', async ({ page }) => {
  await page.route('**/api/config', async (route) => {
    const config = await (await route.fetch()).json()
    for (const chain of config.chains) chain.features = []
    await route.fulfill({ json: config })
  })
  await page.goto(messages)
  await expect(page.getByRole('heading', { name: 'Messages are off on Demo One' })).toBeVisible()
  await expect(page.getByText('EIP-1271 is not among its features')).toBeVisible()
})
