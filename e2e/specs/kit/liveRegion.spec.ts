import { expect } from '@playwright/test'
import { dialogOf, goToState, listStates, openState } from '../../support/gallery.ts'
import { test } from '../../support/pageTest.ts'
import { configureWallet } from '../../support/wallet.ts'

test.use({ trace: 'off' })

/** What is said aloud in each state, word for word. */
const SAID = {
  'connect-opening': 'Opening Swift',
  'connect-approving': 'Approve the connection in MetaMask.',
  'connect-pending':
    'A request is already waiting in MetaMask. Answer it there and this goes on by itself.',
  'connect-switching': 'Approve the switch to Gnosis in MetaMask.',
  'connect-adding': 'MetaMask does not know Base yet. Approve adding it.',
  'connect-rejected': 'You declined the request in your wallet.',
  'connect-timeout': 'Your wallet did not answer. Open it, then try again.',
  'connect-not-found': 'The wallet was not found in this browser. Install it and try again.',
  'connect-popup-blocked': 'The browser blocked the wallet’s window. Open it with the button.',
  'connect-failed': 'Your wallet reported a problem. Try again, or choose another wallet.',
  'connect-in-window': 'Continue in the window that Coinbase Wallet has opened.',
  'connect-not-switched': 'Your wallet did not switch. Switch it there and come back.',
  'connect-no-project-id':
    'This app has not set up WalletConnect, so phones cannot be reached by a code.',
  'connect-offline': 'You are offline. Wallets in this browser still work.',
  'connect-search': '3 wallets',
  'connect-search-none': '0 wallets',
  'qr-preparing': 'Opening Rainbow',
  'qr-ready': 'Scan with Rainbow',
  'qr-any-wallet': 'Scan with your phone’s wallet',
  'qr-expired': 'Preparing a code',
  'qr-renewed-expired': 'The code had expired; this one is new.',
  'qr-relay-unreachable': 'WalletConnect cannot be reached. Check your connection and try again.',
  'phone-ios': 'Open Rainbow',
  'phone-any-wallet': 'Choose your wallet on this phone.',
  'account-switch-unchanged':
    'Nothing has changed. Choose another account in MetaMask and come back.',
  'network-pending': 'Approve in MetaMask',
  'network-failed': 'You declined the request in your wallet.',
  'verify-signing': 'Sign the message in MetaMask.',
  'verify-verifying': 'Checking the signature',
  'verify-error-prepare': 'Error preparing message, please retry!',
  'verify-error-chain': 'This app cannot verify accounts on this network.',
  'verify-error-pending': 'A request is already pending in your wallet. Open it and answer there.',
  'verify-error-sign': 'Error signing message, please retry!',
  'verify-error-verify': 'Error verifying signature, please retry!',
  'verify-error-unknown': 'Oops, something went wrong!',
  'verify-done': 'Your account is verified.',
}

test.describe('whatever moves', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('R-UI-14 R-AUTH-3 R-ERR-4 every state is announced, word for word', async ({ page }) => {
    await listStates(page)
    for (const [state, text] of Object.entries(SAID)) {
      await goToState(page, state)
      const said = await dialogOf(page).getByRole('status').allTextContents()
      expect.soft(said.map((each) => each.trim()).filter(Boolean), state).toEqual([text])
    }
  })
})

test('R-UI-14 connecting is announced from the first step to the last', async ({ page }) => {
  await page.goto('/')
  await configureWallet(page, { answer: 'approve', delay: 300 })
  await page.evaluate(() => {
    const said: string[] = []
    Object.assign(window, { said })
    new MutationObserver(() => {
      for (const region of document.querySelectorAll('[role="status"]')) {
        const text = region.textContent?.trim()
        if (text && said.at(-1) !== text) said.push(text)
      }
    }).observe(document.body, { childList: true, subtree: true, characterData: true })
  })
  await page.getByRole('button', { name: 'Connect wallet' }).click()
  await page.getByRole('button', { name: 'Demo Wallet' }).click()
  await expect(page.getByText('Connected as 0xf39F…2266 on Demo One.')).toBeAttached()
  const said = await page.evaluate(() => (window as unknown as { said: string[] }).said)
  expect(said).toContain('Approve the connection in Demo Wallet.')
  expect(said.at(-1)).toBe('Connected as 0xf39F…2266 on Demo One.')
})

test('R-UI-14 a connection that is restored is not announced as news', async ({ page }) => {
  await openState(page, 'button-connected')
  await expect(page.locator('[role="status"]')).toHaveText('')
})
