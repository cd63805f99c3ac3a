import { expect, type Page } from '@playwright/test'
import { expectStatus } from '../../support/expectStatus.ts'
import { dialogOf, openState } from '../../support/gallery.ts'
import { focused, tabTo } from '../../support/keyboard.ts'
import { test } from '../../support/pageTest.ts'
import { configureWallet } from '../../support/wallet.ts'

async function verifyByKeyboard(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog')
  // It comes a moment after whoever it is for.
  await expect(page.getByRole('button', { name: 'Verify account' })).toBeVisible()
  await tabTo(page, 'Verify account')
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveAccessibleName('Verify your account')
  await expect(dialog.getByRole('button', { name: 'Sign message' })).toBeEnabled()
  await tabTo(page, 'Sign message')
  await page.keyboard.press('Enter')
  await expect(dialog).toContainText('Your account is verified.')
  await page.keyboard.press('Escape')
  await expectStatus(page, 'connected')
}

test('R-UI-14 R-UI-2 R-AUTH-2 keyboard only: connect, verify, switch, disconnect', async ({
  page,
}) => {
  await openState(page, 'whole-visit')
  const dialog = page.getByRole('dialog')
  await tabTo(page, 'Connect wallet')
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveAccessibleName('Connect a wallet')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('m')
  expect(await focused(page)).toContain('MetaMask')
  await page.keyboard.press('Enter')
  await expectStatus(page, 'unauthenticated')
  await expect(dialog).toBeHidden()

  await verifyByKeyboard(page)

  await tabTo(page, 'Ethereum')
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveAccessibleName('Switch networks')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('g')
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: 'Gnosis' })).toBeVisible()

  await tabTo(page, /0xf39F…2266/)
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveAccessibleName('Account')
  await expect(dialog.getByRole('button', { name: 'Disconnect' })).toBeVisible()
  await tabTo(page, 'Disconnect')
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expectStatus(page, 'disconnected')
})

test('R-UI-14 R-AUTH-4 keyboard only on the real app: connect, verify, switch, disconnect', async ({
  page,
}) => {
  await page.goto('/')
  await configureWallet(page, { answer: 'approve', chains: 'both' })
  const dialog = page.getByRole('dialog')
  await tabTo(page, 'Connect wallet')
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('button', { name: 'Demo Wallet' })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('d')
  await page.keyboard.press('Enter')
  await expectStatus(page, 'unauthenticated')
  await verifyByKeyboard(page)
  await tabTo(page, 'Demo One')
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('button', { name: 'Demo Two' })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Demo Two' })).toBeVisible()
  await expect(dialog).toBeHidden()
  await tabTo(page, /ada\.demo\.eth/)
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('button', { name: 'Disconnect' })).toBeVisible()
  await tabTo(page, 'Disconnect')
  await page.keyboard.press('Enter')
  await expectStatus(page, 'disconnected')
})

test('R-UI-14 arrow keys, Home, End and letters move in the list; Down leads out of the search', async ({
  page,
}) => {
  await openState(page, 'connect-list')
  const press = async (key: string) => {
    await page.keyboard.press(key)
    return focused(page)
  }
  expect(await press('ArrowDown')).toBe('Browser Wallet')
  expect(await press('ArrowDown')).toBe('Safe')
  expect(await press('ArrowUp')).toBe('Browser Wallet')
  expect(await press('ArrowUp')).toBe('Browser Wallet')
  expect(await press('End')).toBe('WalletConnect')
  expect(await press('ArrowDown')).toBe('WalletConnect')
  expect(await press('Home')).toBe('Browser Wallet')
  expect(await press('r')).toBe('Rainbow')
  expect(await press('z')).toBe('Rainbow')

  await openState(page, 'connect-search')
  await page.getByRole('searchbox').focus()
  expect(await press('ArrowDown')).toBe('Ledger')
})

test('R-UI-14 the focus stays in the dialog and comes back; Escape closes', async ({ page }) => {
  await openState(page, 'button-disconnected')
  const button = page.getByRole('button', { name: 'Connect wallet' })
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(dialogOf(page)).toBeVisible()
  // All the way around, forwards and backwards.
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let presses = 0; presses < 16; presses += 1) {
      await page.keyboard.press(key)
      const inside = await dialogOf(page).evaluate((dialog) =>
        dialog.contains(document.activeElement),
      )
      expect(inside, `${key} ${presses}`).toBe(true)
    }
  }
  await page.keyboard.press('Escape')
  await expect(dialogOf(page)).toBeHidden()
  await expect(button).toBeFocused()
})

test('R-UI-14 a view that goes leaves the focus in the dialog', async ({ page }) => {
  await openState(page, 'connect-list')
  await tabTo(page, 'What is a wallet?')
  await page.keyboard.press('Enter')
  await expect(dialogOf(page)).toContainText('A home for what you own')
  expect(await dialogOf(page).evaluate((dialog) => dialog.contains(document.activeElement))).toBe(
    true,
  )
  await tabTo(page, 'Back')
})
