// @vitest-environment jsdom
import {
  cookieStorage,
  cookieToInitialState,
  createCountersign,
  type InitialState,
} from '@countersign/core'
import { memoryStorage, never, scriptedWallet } from '@countersign/core/testing'
import { act, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { mainnet } from 'viem/chains'
import { afterEach, expect, it } from 'vitest'
import { useConnection } from 'wagmi'
import { ConnectButton } from './ConnectButton.tsx'
import { CountersignProvider } from './CountersignProvider.tsx'
import { announce, forgetWallets, renderKit, silentNode, until } from './testing-only/renderKit.tsx'
import { WalletButton } from './WalletButton.tsx'

const ACCOUNT = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const REMEMBERED = { 'countersign.recentConnectorId': '"injected:test.scripted"' }

function setCookie(cookie: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the test's own jar
  document.cookie = `${cookie}; Path=/`
}

let leave = async () => {}
afterEach(async () => {
  await leave()
  leave = async () => {}
  forgetWallets()
  localStorage.clear()
  for (const cookie of document.cookie.split('; ')) setCookie(`${cookie.split('=')[0]}=; Max-Age=0`)
})

const parameters = { chains: [mainnet] as const, transports: { 1: silentNode } }

type App = { countersign: ReturnType<typeof createCountersign>; initialState?: InitialState }

const Status = () => <i>{useConnection().status}</i>

function App({ countersign, initialState }: App) {
  return (
    <CountersignProvider countersign={countersign} initialState={initialState} locale="en">
      <ConnectButton />
      <WalletButton wallet="test.scripted" />
      <Status />
    </CountersignProvider>
  )
}

/** What a server says, with no page of its own, and no memory but what the browser sent. */
const drawOnServer = (initialState?: InitialState) => {
  const countersign = createCountersign({
    ...parameters,
    ssr: true,
    storage: null,
    window: undefined,
  })
  return renderToString(<App {...{ countersign, ...(initialState && { initialState }) }} />)
}

async function hydrate(html: string, app: App) {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  const place = document.createElement('div')
  place.innerHTML = html
  document.body.append(place)
  const errors: unknown[] = []
  const seen = [place.textContent]
  const observer = new MutationObserver(() => seen.push(place.textContent))
  observer.observe(place, { subtree: true, childList: true, characterData: true })
  const root = await act(async () =>
    hydrateRoot(
      place,
      <StrictMode>
        <App {...app} />
      </StrictMode>,
      { onRecoverableError: (error) => errors.push(error) },
    ),
  )
  leave = async () => {
    await act(async () => root.unmount())
    observer.disconnect()
    place.remove()
  }
  return { place, errors, seen }
}

it('R-CON-2 says "loading" for somebody who was connected, never "Connect wallet"', async () => {
  const wallet = scriptedWallet({ rdns: 'test.silent', script: { eth_accounts: never } })
  const storage = memoryStorage({ 'countersign.recentConnectorId': '"injected:test.silent"' })
  const page = await renderKit({ wallet, storage })
  leave = page.leave
  const html = page.place.innerHTML
  expect(html).toContain('data-countersign-status="loading"')
  expect(html).toContain('Restoring your connection')
  // The words are there to keep the width, and hidden from everybody.
  expect(html).toMatch(/<span class="cs-hold" aria-hidden="true">Connect wallet<\/span>/)
})

it('R-CON-2 never invites somebody to connect who is being restored, from the first draw on', async () => {
  const wallet = scriptedWallet()
  wallet.permitted = true
  const seen: (string | undefined)[] = []
  const look = () => {
    for (const button of document.querySelectorAll<HTMLElement>('.cs-button')) {
      seen.push(button.dataset.variant)
    }
  }
  const observer = new MutationObserver(look)
  observer.observe(document.body, { subtree: true, childList: true, attributes: true })
  const page = await renderKit({ wallet, storage: memoryStorage(REMEMBERED) })
  leave = page.leave
  await until(() => page.place.querySelector('[data-countersign-status=connected] .cs-name'))
  observer.disconnect()
  expect(seen[0]).toBe('loading')
  expect(seen.at(-1)).toBe('plain')
  expect(seen).not.toContain('primary')
})

it.each([true, undefined])(
  'R-CON-2 takes over what the server drew without a difference, with ssr: %s',
  async (ssr) => {
    const wallet = scriptedWallet()
    wallet.permitted = true
    announce(wallet)
    const countersign = createCountersign({
      ...parameters,
      ...(ssr && { ssr }),
      storage: memoryStorage(REMEMBERED),
    })
    // Without `ssr` only wagmi's own hooks differ: they know no other moment than now.
    const html = drawOnServer().replace(
      '<i>disconnected</i>',
      ssr ? '<i>disconnected</i>' : '<i>reconnecting</i>',
    )
    expect(html).toContain('Connect wallet')
    const { errors, place } = await hydrate(html, { countersign })
    expect(errors).toEqual([])
    await until(() => place.textContent?.includes('0xf39F'))
    expect(place.textContent).toContain('Scripted Wallet')
  },
)

it('R-CON-2 shows a returning visitor their account in the first HTML, and never anything less', async () => {
  const wallet = scriptedWallet()
  announce(wallet)
  const first = createCountersign({ ...parameters, ssr: true, storage: cookieStorage })
  const { connect } = await import('@countersign/core')
  await connect(first, { walletId: 'test.scripted' })
  await until(() => cookieToInitialState(document.cookie))
  const initialState = cookieToInitialState(document.cookie)
  expect(initialState).toEqual({ account: ACCOUNT, chainId: 1 })
  const html = drawOnServer(initialState)
  expect(html).toContain('0xf39F')
  expect(html).toContain('Ethereum')
  expect(html).toContain('data-countersign-status="loading"')
  expect(html).not.toContain('Connect wallet')
  const countersign = createCountersign({ ...parameters, ssr: true, storage: cookieStorage })
  const { errors, place, seen } = await hydrate(html, {
    countersign,
    ...(initialState && { initialState }),
  })
  await until(() => place.querySelector('[data-countersign-status=connected]'))
  expect(errors).toEqual([])
  for (const text of seen) {
    expect(text).toContain('0xf39F')
    expect(text).not.toContain('Connect wallet')
  }
})

it('R-CON-2 a remembered account that is gone gives way to the button', async () => {
  setCookie(
    `countersign.account=${encodeURIComponent(JSON.stringify({ account: ACCOUNT, chainId: 1 }))}`,
  )
  setCookie('countersign.recentConnectorId=%22injected%3Agone%22')
  const initialState = cookieToInitialState(document.cookie)
  const countersign = createCountersign({
    ...parameters,
    ssr: true,
    storage: cookieStorage,
    timeouts: { announce: 1 },
  })
  const { errors, place } = await hydrate(drawOnServer(initialState), {
    countersign,
    ...(initialState && { initialState }),
  })
  await until(() => place.textContent?.includes('Connect wallet'))
  expect(errors).toEqual([])
  await until(() => !document.cookie.includes('countersign.account'))
})

it('R-CON-2 a server that was told more than the page remembers is corrected', async () => {
  const initialState = { account: ACCOUNT, chainId: 1 } as const
  const countersign = createCountersign({ ...parameters, ssr: true, storage: cookieStorage })
  const { errors, place } = await hydrate(drawOnServer(initialState), { countersign, initialState })
  await until(() => place.textContent?.includes('Connect wallet'))
  expect(errors).toEqual([])
})

it.each([
  ['nothing', null],
  [
    'no connection',
    `countersign.account=${encodeURIComponent(`{"account":"${ACCOUNT}","chainId":1}`)}`,
  ],
  [
    'no address',
    'countersign.recentConnectorId=%22x%22; countersign.account=%7B%22account%22%3A%22%3Cb%3E%22%7D',
  ],
  ['no text', 'countersign.recentConnectorId=%22x%22; countersign.account=%E0%A4%A'],
])('R-CON-2 a cookie with %s says nothing', (_, cookie) => {
  expect(cookieToInitialState(cookie)).toBeUndefined()
})
