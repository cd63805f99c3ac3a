// @vitest-environment jsdom

import { scriptedWallet } from '@countersign/core/testing'
import * as gateway from '@countersign/gateway'
import * as build from '@countersign/gateway/testing'
import { act } from 'react'
import { afterEach, expect, it, onTestFinished } from 'vitest'
import { until, visit } from './testing/visit.tsx'

const { answer } = build
const ACCOUNT = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const SAFE = build.addressOf(0x5afe01)

/** What must not be found in the browser afterwards; each is given to the app on the way. */
const SECRETS = {
  nonce: 'nonceOf7Lilies0001',
  preSession: 'preSessionOfLilies',
  signature: `0x${'7e11'.repeat(32)}1b`,
  token: 'bearerTokenOfLilies',
  sessionId: 'sessionIdOfLilies',
  pasted: `694e80c3${'7e11e5'.padStart(64, '0')}`,
}

const session = { address: ACCOUNT, chainId: 31337, expiresAt: '2100-01-01T00:00:00Z' }

function api(path: string): unknown {
  const { nonce, preSession, token, sessionId } = SECRETS
  if (path === '/api/auth/nonce') return { nonce, preSession }
  if (path === '/api/auth/verify') return { ...session, token }
  if (path === '/api/auth/sessions') {
    const times = { createdAt: '2026-01-01T00:00:00Z', lastSeenAt: '2026-01-01T00:00:00Z' }
    return { sessions: [{ id: sessionId, ...session, ...times, current: true, userAgent: null }] }
  }
  return undefined
}

const answers = [
  answer(gateway.getSafe, build.buildSafeState()),
  answer(gateway.getChain, build.buildChain()),
  answer(gateway.getBalances, build.buildBalances()),
  answer(gateway.getFiatCodes, ['USD']),
  answer(gateway.decodeData, build.buildDataDecoded()),
  answer(gateway.getTransactionQueue, build.buildPage([])),
  answer(gateway.getMultisigTransactions, build.buildPage([])),
]

let leave = async () => {}
afterEach(async () => {
  await leave()
  leave = async () => {}
})

async function press(text: string | RegExp): Promise<void> {
  const find = () =>
    [...document.querySelectorAll<HTMLElement>('button')].find((each) => {
      const said = each.getAttribute('aria-label') ?? each.textContent ?? ''
      return typeof text === 'string' ? said === text : text.test(said)
    })
  await until(find)
  await act(async () => find()?.click())
}

/** The wallet is in the page for this test alone: files share their window. */
function bringIn(wallet: ReturnType<typeof scriptedWallet>): void {
  const present = new AbortController()
  const page = new EventTarget()
  page.addEventListener('eip6963:announceProvider', (event) => {
    // A dispatched event cannot be dispatched again.
    const { detail } = event as CustomEvent<unknown>
    window.dispatchEvent(new CustomEvent(event.type, { detail }))
  })
  wallet.announce(page)
  const ask = () => page.dispatchEvent(new Event('eip6963:requestProvider'))
  window.addEventListener('eip6963:requestProvider', ask, { signal: present.signal })
  onTestFinished(() => present.abort())
}

/** All that a script on this page could read, by where it is. */
function everythingKept(): Record<string, string> {
  const stores = { local: localStorage, session: sessionStorage }
  const kept = Object.entries(stores).flatMap(([name, store]) =>
    Object.keys(store).map((key) => [`${name} ${key}`, store.getItem(key) ?? '']),
  )
  const cookies = document.cookie.split('; ').filter(Boolean)
  return Object.fromEntries([...kept, ...cookies.map((cookie) => ['cookie', cookie])])
}

it('R-DATA-2 after connecting, signing in, looking around and decoding nothing secret is kept', async () => {
  const wallet = scriptedWallet({
    chainId: 31337,
    script: { personal_sign: () => SECRETS.signature },
  })
  bringIn(wallet)
  const page = await visit('/preferences', answers, { api })
  leave = page.leave
  await press('Connect wallet')
  await press(/Scripted Wallet/)
  // Dialogs have addresses: the last one has left before the next one comes.
  await until(() => page.text().includes('You are connected, but not signed in'))
  await until(() => !window.location.search.includes('dialog'))
  await press('Verify account')
  await press('Sign message')
  await until(() => document.body.textContent?.includes('Your account is verified.'))
  await press('Close')
  await until(() => page.text().includes('Sign out'))
  await page.goTo(`/one:${SAFE}/assets`)
  await until(() => page.text().includes('$1,250.00'))
  await page.goTo(`/tools?tool=decode&data=0x${SECRETS.pasted}`)
  await until(() => page.requests.some(({ name }) => name === 'decodeData'))
  await until(() => localStorage.getItem('cache')?.includes('Dai Stablecoin'))
  // What came last is written a second later.
  await act(() => new Promise((resolve) => setTimeout(resolve, 1_500)))

  const kept = everythingKept()
  // Something is kept, and was found: the answers, who was connected, and what belongs to the visitor.
  expect(kept['local cache']).toContain('getBalances')
  expect(Object.keys(kept).toSorted()).toEqual([
    'local cache',
    'local countersign.app.preferences',
    'local countersign.app.visited',
    'local countersign.recentConnectorId',
    'local countersign.recentWallets',
    'local countersign.session',
    'local countersign.wallet',
  ])
  for (const [secret, value] of Object.entries(SECRETS)) {
    for (const [place, text] of Object.entries(kept)) {
      const isFound = text.includes(value) || decodeURIComponent(text).includes(value)
      expect(isFound, `${secret} in ${place}`).toBe(false)
    }
  }
})
