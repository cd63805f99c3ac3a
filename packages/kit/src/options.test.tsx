// @vitest-environment jsdom
import { connect, UserRejectedError } from '@countersign/core'
import type { AuthAdapter } from '@countersign/core/auth'
import { never, RpcError, scriptedWallet, throwing } from '@countersign/core/testing'
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
const OTHER = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

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

it('R-ERR-1 who closes the dialog has declined: whoever waits for the attempt hears so', async () => {
  const wallet = scriptedWallet({ script: { eth_requestAccounts: never } })
  const page = await renderKit({ wallet })
  leave = page.leave
  await press('Connect wallet')
  await until(() => openDialog()?.textContent?.includes('Scripted Wallet'))
  let heard: Promise<unknown> | undefined
  await act(async () => {
    heard = connect(page.countersign, { walletId }).catch((error: unknown) => error)
  })
  await until(() => openDialog()?.querySelector('[data-state=approving]'))
  await press('Close')
  const error = await heard
  expect(error).toBeInstanceOf(UserRejectedError)
  expect(error).toMatchObject({ code: 4001, kind: 'rejected' })
  expect(page.countersign.attempt.get().step).toBe('idle')
  expect(page.countersign.config.state.status).toBe('disconnected')
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

it.each([
  ['closes what asks', 'Close'],
  ['would rather not now', 'Not now'],
])('R-AUTH-4 who is required to sign in, and %s, stays connected', async (_, declines) => {
  const page = await renderKit({ authentication, requireSignIn: true })
  leave = page.leave
  const { config } = page.countersign
  await act(() => connect(page.countersign, { walletId }))
  await until(() => openDialog()?.textContent?.includes('Verify your account'))
  expect(openDialog()?.textContent).toContain('You can go on without it')
  await press(declines)
  await until(() => openDialog() === null)
  // Whoever would be asked again, or sent away, would be by now.
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
  expect(openDialog()).toBeNull()
  expect(config.state.status).toBe('connected')
  expect(page.place.querySelector('[data-countersign-status=unauthenticated]')).not.toBeNull()
})

it('R-AUTH-4 a refusal in the wallet costs the sign-in, not the connection, where it is required', async () => {
  const wallet = scriptedWallet({ script: { personal_sign: throwing(new RpcError(4001, 'No.')) } })
  const page = await renderKit({ wallet, authentication, requireSignIn: true })
  leave = page.leave
  await act(() => connect(page.countersign, { walletId }))
  await until(() => document.querySelector('[role=dialog] [aria-disabled=false]'))
  await press('Sign message')
  await until(() => wallet.asked.includes('personal_sign'))
  await until(() => page.countersign.signIn.get().step === 'idle')
  await press('Not now')
  await until(() => openDialog() === null)
  expect(page.countersign.config.state.status).toBe('connected')
})

it('R-AUTH-4 who comes with another account is asked, who said no is not', async () => {
  const wallet = scriptedWallet()
  const page = await renderKit({ wallet, authentication, requireSignIn: true })
  leave = page.leave
  await act(() => connect(page.countersign, { walletId }))
  await until(() => openDialog())
  await press('Not now')
  await until(() => openDialog() === null)
  await act(async () => wallet.emit('accountsChanged', [OTHER]))
  await until(() => openDialog()?.textContent?.includes('Verify your account'))
})

it('R-AUTH-1 without that, signing in stays a choice', async () => {
  const page = await renderKit({ authentication })
  leave = page.leave
  await act(() => connect(page.countersign, { walletId }))
  await until(() => page.place.querySelector('[data-countersign-status=unauthenticated]'))
  expect(openDialog()).toBeNull()
})
