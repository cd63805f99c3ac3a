import { expect, type Page } from '@playwright/test'
import { expectStatus } from '../support/expectStatus.ts'
import { test } from '../support/pageTest.ts'
import { answerInWallet, configureWallet } from '../support/wallet.ts'

async function connect(page: Page) {
  await page.goto('/')
  await configureWallet(page, { answer: 'approve' })
  await page.getByRole('button', { name: 'Connect wallet' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Demo Wallet' }).click()
  await expectStatus(page, 'unauthenticated')
}

async function openVerify(page: Page) {
  await page.getByRole('button', { name: 'Verify account' }).click()
  return page.getByRole('dialog', { name: 'Verify your account' })
}

test('R-AUTH-2 R-AUTH-5 a visitor reads the message, signs it, and a reload keeps them signed in', async ({
  page,
}) => {
  await connect(page)
  await configureWallet(page, { answer: 'ask' })
  const dialog = await openVerify(page)
  await expect(dialog.getByRole('region', { name: 'What you will sign' })).toContainText(
    new URL(page.url()).host,
  )
  const sign = () => dialog.getByRole('button', { name: 'Sign message' }).click()
  await answerInWallet(page, sign, ['Sign in'])
  await expect(dialog).toContainText('Your account is verified.')
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  await expectStatus(page, 'connected')
  await page.reload()
  await expectStatus(page, 'connected')
})

test('R-AUTH-2 R-AUTH-4 declining says nothing, keeps the connection, and signing later works', async ({
  page,
}) => {
  await connect(page)
  await configureWallet(page, { answer: 'reject' })
  const dialog = await openVerify(page)
  await dialog.getByRole('button', { name: 'Sign message' }).click()
  await expect(dialog.getByRole('button', { name: 'Sign message' })).toBeEnabled()
  await expect(dialog.locator('.cs-state')).toBeHidden()
  await configureWallet(page, { answer: 'approve' })
  await dialog.getByRole('button', { name: 'Sign message' }).click()
  await expect(dialog).toContainText('Your account is verified.')
})

test('R-AUTH-3 a refused signature says so and the retry signs a fresh nonce', async ({ page }) => {
  await connect(page)
  const nonces: string[] = []
  await page.route('**/api/auth/verify', async (route) => {
    const { message } = route.request().postDataJSON() as { message: string }
    nonces.push(/Nonce: (\w+)/.exec(message)?.[1] ?? '')
    if (nonces.length > 1) return route.continue()
    await route.fulfill({ status: 401, json: { code: 'refused', message: 'no' } })
  })
  const dialog = await openVerify(page)
  await dialog.getByRole('button', { name: 'Sign message' }).click()
  await expect(dialog).toContainText('Error verifying signature, please retry!')
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await expect(dialog).toContainText('Your account is verified.')
  expect(nonces[0]).not.toBe(nonces[1])
})

test('R-AUTH-3 a nonce that cannot be had says so and can be asked for again', async ({ page }) => {
  await connect(page)
  await page.route('**/api/auth/nonce', (route) => route.fulfill({ status: 503, json: {} }), {
    times: 1,
  })
  const dialog = await openVerify(page)
  await expect(dialog).toContainText('Error preparing message, please retry!')
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await dialog.getByRole('button', { name: 'Sign message' }).click()
  await expect(dialog).toContainText('Your account is verified.')
})

test('R-AUTH-5 another account, and signing out, end the session on the server', async ({
  page,
}) => {
  await connect(page)
  const session = () => page.evaluate(() => fetch('/api/auth/session').then(({ status }) => status))
  const verify = async () => {
    const dialog = await openVerify(page)
    await dialog.getByRole('button', { name: 'Sign message' }).click()
    await expect(dialog).toContainText('Your account is verified.')
    await dialog.getByRole('button', { name: 'Close' }).last().click()
    expect(await session()).toBe(200)
  }
  await verify()
  await configureWallet(page, { account: 1 })
  await expectStatus(page, 'unauthenticated')
  await expect.poll(session).toBe(401)
  await verify()
  await page.getByRole('button', { name: /ben.demo.eth/ }).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect.poll(session).toBe(401)
  await expectStatus(page, 'unauthenticated')
})
