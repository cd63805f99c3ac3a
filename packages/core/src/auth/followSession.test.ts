import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { connect } from '../connection/connect.ts'
import { disconnect } from '../connection/disconnect.ts'
import { harness } from '../testing/harness.ts'
import { scriptedWallet } from '../testing/scriptedWallet.ts'
import { memoryStorage, testPage } from '../testing/testPage.ts'
import { authenticationStatus } from './authenticationStatus.ts'
import { connectedAccount } from './connectedAccount.ts'
import { followSession } from './followSession.ts'
import { signOut } from './signOut.ts'
import { memoryServer } from './testing/memoryServer.ts'
import type { AuthAdapter, Session } from './types.ts'

const mine = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const other = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const sessionOf = (address: `0x${string}`): Session => ({
  address,
  chainId: 1,
  expiresAt: '2026-03-02T12:00:00Z',
})

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A connected visitor whom the server knows, or not. */
async function visitor(found: Session | null, changes: Partial<AuthAdapter> = {}) {
  const server = memoryServer(changes)
  server.session = found
  const second = scriptedWallet({ rdns: 'test.second', name: 'Second' })
  const { countersign, page, wallet, walletId } = harness(scriptedWallet(), {
    authentication: server.adapter,
  })
  second.announce(page)
  await connect(countersign, { walletId })
  const stop = followSession(countersign)
  const status = () =>
    authenticationStatus(countersign.session.get(), connectedAccount(countersign)?.address)
  return { countersign, server, wallet, status, stop }
}

describe('R-AUTH-5 the session', () => {
  it('is restored on load', async () => {
    const { server, status } = await visitor(sessionOf(mine))
    expect(status()).toBe('loading')
    await vi.advanceTimersByTimeAsync(0)
    expect(status()).toBe('authenticated')
    expect(server.signOuts).toBe(0)
  })

  it.each([
    ['is silent', () => new Promise<never>(() => {})],
    ['refuses', () => Promise.reject(new Error('no'))],
    [
      'breaks',
      () => {
        throw new TypeError('An adapter with a bug.')
      },
    ],
  ])('is none within a bounded time when the server %s', async (_title, session) => {
    const { status } = await visitor(null, { session })
    await vi.advanceTimersByTimeAsync(5_000)
    expect(status()).toBe('unauthenticated')
  })

  it('of another account counts for nothing, and ends', async () => {
    const { server, status } = await visitor(sessionOf(other))
    await vi.advanceTimersByTimeAsync(0)
    expect(status()).toBe('unauthenticated')
    expect(server.signOuts).toBe(1)
  })

  it('ends when the account changes', async () => {
    const { server, wallet, status } = await visitor(sessionOf(mine))
    await vi.advanceTimersByTimeAsync(0)
    wallet.emit('accountsChanged', [other])
    expect(status()).toBe('unauthenticated')
    expect(server.signOuts).toBe(1)
  })

  it('ends when the wallet changes, whatever account it has', async () => {
    const { countersign, server, status } = await visitor(sessionOf(mine))
    await vi.advanceTimersByTimeAsync(0)
    await connect(countersign, { walletId: 'test.second' })
    expect(status()).toBe('unauthenticated')
    expect(server.signOuts).toBe(1)
  })

  it('ends when the wallet is disconnected', async () => {
    const { countersign, server } = await visitor(sessionOf(mine))
    await vi.advanceTimersByTimeAsync(0)
    await disconnect(countersign)
    expect(countersign.session.get()).toBeNull()
    expect(server.signOuts).toBe(1)
  })

  it('ends when the visitor says so, also while the server is out', async () => {
    const { countersign, status } = await visitor(sessionOf(mine), {
      signOut: () => Promise.reject(new Error('out')),
    })
    await vi.advanceTimersByTimeAsync(0)
    await signOut(countersign)
    expect(status()).toBe('unauthenticated')
  })

  it('of a sign-in that was faster than the restoring is kept', async () => {
    const { countersign, status } = await visitor(null)
    countersign.internal.session.set(sessionOf(mine))
    await vi.advanceTimersByTimeAsync(0)
    expect(status()).toBe('authenticated')
  })

  it('is followed no more after stopping', async () => {
    const { server, wallet, stop } = await visitor(sessionOf(mine))
    await vi.advanceTimersByTimeAsync(0)
    stop()
    wallet.emit('accountsChanged', [other])
    expect(server.signOuts).toBe(0)
  })
})

/** Tabs of one browser: what one keeps the others are told of, and all have the server's cookie. */
function browser() {
  const kept = memoryStorage()
  const pages: Window[] = []
  const server = memoryServer()
  server.adapter.signOut = async () => {
    server.signOuts += 1
    server.session = null
  }
  const openTab = async (account: `0x${string}` = mine) => {
    const page = testPage()
    pages.push(page)
    const storage = {
      ...kept,
      setItem(key: string, value: string) {
        if (kept.getItem(key) === value) return
        kept.setItem(key, value)
        for (const one of pages) {
          if (one !== page) one.dispatchEvent(Object.assign(new Event('storage'), { key }))
        }
      },
    }
    const wallet = scriptedWallet({ accounts: [account] })
    const authentication = server.adapter
    const { countersign, walletId } = harness(wallet, { authentication, storage, window: page })
    await connect(countersign, { walletId })
    followSession(countersign)
    await vi.advanceTimersByTimeAsync(0)
    const status = () =>
      authenticationStatus(countersign.session.get(), connectedAccount(countersign)?.address)
    return { countersign, wallet, status, walletId }
  }
  /** What completing a sign-in does. */
  const signIn = async ({ countersign }: Awaited<ReturnType<typeof openTab>>, session: Session) => {
    server.session = session
    countersign.internal.session.set(session)
    await vi.advanceTimersByTimeAsync(0)
  }
  return { server, openTab, signIn }
}

describe('R-AUTH-5 tabs', () => {
  it('are all signed in when one is, without asking the wallet', async () => {
    const { openTab, signIn } = browser()
    const [one, two] = [await openTab(), await openTab()]
    await signIn(one, sessionOf(mine))
    expect(two.status()).toBe('authenticated')
    expect(two.wallet.asked).not.toContain('personal_sign')
  })

  it('are all signed out when one is, and the server is told once', async () => {
    const { server, openTab, signIn } = browser()
    const [one, two] = [await openTab(), await openTab()]
    await signIn(one, sessionOf(mine))
    await signOut(two.countersign)
    expect(one.status()).toBe('unauthenticated')
    expect(server.signOuts).toBe(1)
  })

  it('with another account neither take a session over nor end it', async () => {
    const { server, openTab, signIn } = browser()
    const [one, two] = [await openTab(), await openTab(other)]
    await signIn(one, sessionOf(mine))
    expect(two.status()).toBe('unauthenticated')
    expect(one.status()).toBe('authenticated')
    expect(server.signOuts).toBe(0)
  })

  it('that are connected later are signed in then', async () => {
    const { openTab, signIn } = browser()
    const [one, two] = [await openTab(), await openTab()]
    await disconnect(two.countersign)
    await signIn(one, sessionOf(mine))
    expect(two.status()).toBe('unauthenticated')
    await connect(two.countersign, { walletId: two.walletId })
    await vi.advanceTimersByTimeAsync(0)
    expect(two.status()).toBe('authenticated')
  })

  it('that lag behind do not end the session that another has begun since', async () => {
    const { server, openTab, signIn } = browser()
    const [one, two] = [await openTab(), await openTab()]
    await signIn(one, sessionOf(mine))
    one.wallet.emit('accountsChanged', [other])
    expect(server.signOuts).toBe(1)
    await signIn(one, sessionOf(other))
    two.wallet.emit('accountsChanged', [other])
    await vi.advanceTimersByTimeAsync(0)
    expect(server.signOuts).toBe(1)
    expect(one.status()).toBe('authenticated')
    expect(two.status()).toBe('authenticated')
  })

  it('whose server does not answer on load leave the others alone', async () => {
    const { server, openTab, signIn } = browser()
    const one = await openTab()
    await signIn(one, sessionOf(mine))
    server.adapter.session = () => Promise.reject(new Error('out'))
    await openTab()
    await vi.advanceTimersByTimeAsync(5_000)
    expect(one.status()).toBe('authenticated')
  })
})
