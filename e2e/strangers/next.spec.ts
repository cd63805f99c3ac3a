import type { Page } from '@playwright/test'
import { connectWithKit } from './connectWithKit.ts'
import { ACCOUNT, expect, test } from './strangerTest.ts'

const SHORT = `${ACCOUNT.slice(0, 6)}…${ACCOUNT.slice(-4)}`

/** Every text that the page's buttons have had since it began, frame by frame. */
const recordButton = (page: Page) =>
  page.addInitScript(() => {
    const seen: string[] = []
    Object.assign(window, { seenInButton: seen })
    const look = () => {
      const buttons = [...document.querySelectorAll('main button')]
      const text = buttons.map((button) => button.textContent).join(' ')
      if (text && text !== seen.at(-1)) seen.push(text)
    }
    new MutationObserver(look).observe(document, {
      childList: true,
      subtree: true,
      characterData: true,
    })
    const frame = () => {
      look()
      requestAnimationFrame(frame)
    }
    frame()
  })
const seenInButton = (page: Page) =>
  page.evaluate(() => (window as unknown as { seenInButton: string[] }).seenInButton)

test('a new visitor’s page is drawn on the server, streamed, and hydrated without a word', async ({
  page,
  lines,
  request,
}) => {
  const html = await (await request.get('/')).text()
  expect(html).toContain('Connect wallet')
  await page.goto('/')
  await expect(page.getByTestId('block')).toHaveText(/Block \d+/)
  await expect(page.getByTestId('session')).toHaveText('Nobody is signed in.')
  expect(lines).toEqual([])
})

test('a returning visitor’s first HTML shows the account, and nothing else ever', async ({
  page,
  context,
  lines,
}) => {
  await page.goto('/')
  await connectWithKit(page)
  await expect(page.getByTestId('status')).toHaveText('unauthenticated')
  const html = await (await context.request.get('/')).text()
  expect(html).not.toContain('Connect wallet')
  expect(html).toContain(SHORT)
  const again = await context.newPage()
  await recordButton(again)
  await again.goto('/')
  await expect(again.getByTestId('status')).toHaveText('unauthenticated')
  await expect(again.getByTestId('block')).toHaveText(/Block \d+/)
  const seen = await seenInButton(again)
  // HTML comes in pieces; what was once there stays.
  const first = seen.findIndex((text) => text.includes(SHORT))
  expect(first).toBeGreaterThanOrEqual(0)
  expect(seen.slice(0, first).join()).not.toContain('Connect')
  for (const text of seen.slice(first)) expect(text).toContain(SHORT)
  expect(lines).toEqual([])
})

test('signs in by the app’s own route handlers, and a reload knows it', async ({ page, lines }) => {
  await page.goto('/')
  await connectWithKit(page)
  await page.getByRole('button', { name: 'Verify account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Verify your account' })
  await dialog.getByRole('button', { name: 'Sign message' }).click()
  await expect(dialog).toContainText('Your account is verified.')
  await expect(page.getByTestId('status')).toHaveText('connected')
  await page.reload()
  await expect(page.getByTestId('session')).toHaveText(`Signed in: ${ACCOUNT}`)
  await expect(page.getByTestId('status')).toHaveText('connected')
  expect(lines).toEqual([])
})
