// @vitest-environment jsdom
import { connect } from '@countersign/core'
import type { AuthAdapter } from '@countersign/core/auth'
import { scriptedWallet } from '@countersign/core/testing'
import { act } from 'react'
import { afterEach, expect, it } from 'vitest'
import { ConnectButton } from './ConnectButton.tsx'
import type { ConnectButtonState } from './connectButtonProps.ts'
import { openDialog as open } from './openDialog.ts'
import { openDialog, press, renderKit, until } from './testing-only/renderKit.tsx'

let leave = async () => {}
afterEach(async () => {
  await leave()
  leave = async () => {}
})

const walletId = 'test.scripted'

it('R-UI-1 has a button of the app drawn with all that it needs', async () => {
  const seen: ConnectButtonState[] = []
  const page = await renderKit({
    children: (
      <ConnectButton>
        {(state) => {
          seen.push(state)
          const { address, connectDialog } = state
          return (
            <button type="button" onClick={connectDialog.open}>
              {address ?? 'Enter'}
            </button>
          )
        }}
      </ConnectButton>
    ),
  })
  leave = page.leave
  expect(page.place.querySelectorAll('.cs-button')).toHaveLength(0)
  await press('Enter')
  await until(() => openDialog()?.textContent?.includes('Scripted Wallet'))
  await press(/Scripted Wallet/)
  await until(() => seen.at(-1)?.status === 'connected')
  expect(seen.at(-1)).toMatchObject({ isWrongNetwork: false, chain: { id: 1 } })
  expect(seen.at(-1)?.connectDialog.open).toBeUndefined()
  expect(seen.at(-1)?.accountDialog.open).toBeTypeOf('function')
})

it("R-UI-8 draws the app's own avatar, and its pictures of chains", async () => {
  const page = await renderKit({
    provider: {
      avatar: ({ address, size }) => <b data-size={size}>{address.slice(-4)}</b>,
      chainIcons: { 1: 'data:image/png;base64,AA==' },
    },
  })
  leave = page.leave
  await act(() => connect(page.countersign, { walletId }))
  await until(() => page.place.querySelector('b')?.textContent === '2266')
  await act(async () => open(page.countersign, 'network'))
  await until(() => openDialog()?.querySelector('img[src="data:image/png;base64,AA=="]'))
})

it('R-UI-13 says what the app has to say where wallets are chosen', async () => {
  const page = await renderKit({
    provider: {
      about: {
        disclaimer: <em>No advice.</em>,
        terms: 'https://app.test/terms',
        learnMore: 'https://app.test/learn',
      },
    },
  })
  leave = page.leave
  await press('Connect wallet')
  await until(() => openDialog()?.querySelector('em'))
  expect(openDialog()?.querySelector('a')?.href).toBe('https://app.test/terms')
  await press('What is a wallet?')
  expect(openDialog()?.querySelector('a')?.href).toBe('https://app.test/learn')
})

it.each([
  ['de-AT', 'Wallet verbinden', 'de-AT'],
  ['ar-EG', 'ربط المحفظة', 'ar-EG'],
  ['en-GB', 'Connect wallet', 'en-GB'],
  ['nonsense!', 'Connect wallet', 'en'],
])('R-UI-4 speaks %s', async (locale, words, lang) => {
  const page = await renderKit({ provider: { locale } })
  leave = page.leave
  await until(() => page.place.textContent?.includes(words))
  expect(page.place.querySelector('[data-countersign]')?.getAttribute('lang')).toBe(lang)
  const dir = locale.startsWith('ar') ? 'rtl' : 'ltr'
  expect(page.place.querySelector('[data-countersign]')?.getAttribute('dir')).toBe(dir)
})

const authentication: AuthAdapter = {
  getNonce: async () => ({ nonce: 'nonce00000001' }),
  createMessage: () => 'message',
  verify: async () => ({
    address: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
    chainId: 1,
    expiresAt: '2100-01-01T00:00:00Z',
  }),
  signOut: async () => {},
  session: async () => null,
}

it('R-AUTH-1 an app may require to sign in: whoever does not is disconnected', async () => {
  const wallet = scriptedWallet({ script: { personal_sign: () => '0x00' } })
  const page = await renderKit({ wallet, authentication, requireSignIn: true })
  leave = page.leave
  await act(() => connect(page.countersign, { walletId }))
  await until(() => openDialog()?.textContent?.includes('Verify your account'))
  expect(openDialog()?.textContent).not.toContain('You can go on without it')
  await press('Close')
  await until(() => page.countersign.config.state.status === 'disconnected')
  expect(openDialog()).toBeNull()
})

it('R-AUTH-1 without that, signing in stays a choice', async () => {
  const page = await renderKit({ authentication })
  leave = page.leave
  await act(() => connect(page.countersign, { walletId }))
  await until(() => page.place.querySelector('[data-countersign-status=unauthenticated]'))
  expect(openDialog()).toBeNull()
})
