import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createCountersign } from '../createCountersign.ts'
import { harness } from '../testing/harness.ts'
import { never, type ScriptedWallet, scriptedWallet, throwing } from '../testing/scriptedWallet.ts'
import { memoryStorage, testPage } from '../testing/testPage.ts'
import { connect } from './connect.ts'
import { disconnect } from './disconnect.ts'
import { reconnect } from './reconnect.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A visitor who connected before and now loads the page again. */
async function returning(wallet = scriptedWallet()) {
  const first = harness(wallet)
  await connect(first.countersign, { walletId: first.walletId })
  wallet.asked.length = 0
  const page = testPage()
  const again = (announce = true) => {
    if (announce) wallet.announce(page)
    return harness(announce ? wallet : scriptedWallet({ rdns: 'test.else' }), {
      window: page,
      storage: first.storage,
    }).countersign
  }
  return { wallet, page, storage: first.storage, again }
}

describe('reconnect', () => {
  it('R-CON-2 says "reconnecting" before anything is awaited, then restores without a prompt', async () => {
    const { wallet, again } = await returning()
    const countersign = again()
    expect(countersign.config.state.status).toBe('reconnecting')
    await reconnect(countersign)
    expect(countersign.config.state.status).toBe('connected')
    expect(wallet.asked).toEqual(['eth_accounts', 'eth_chainId'])
  })

  it('R-CON-2 a new visitor is not asked and not kept waiting', async () => {
    const { countersign, wallet } = harness()
    expect(countersign.config.state.status).toBe('disconnected')
    await reconnect(countersign)
    expect(countersign.config.state.status).toBe('disconnected')
    expect(wallet.asked).toEqual([])
  })

  it.each([
    ['is locked', { eth_accounts: () => [] }],
    ['never answers', { eth_accounts: never }],
    ['throws', { eth_accounts: throwing('boom') }],
    ['answers nonsense', { eth_accounts: () => 7 }],
    ['never says its chain', { eth_chainId: never, net_version: never }],
  ])('R-CON-2 a wallet that %s ends as disconnected in bounded time', async (_, script) => {
    const { wallet, again } = await returning()
    Object.assign(wallet.script, script)
    const countersign = again()
    const done = reconnect(countersign)
    await vi.advanceTimersByTimeAsync(30_000)
    await done
    expect(countersign.config.state.status).toBe('disconnected')
    expect(countersign.config.state.connections.size).toBe(0)
  })

  it('R-CON-2 a wallet that is silent until the page is seen is asked again then', async () => {
    const { wallet, page, again } = await returning()
    const document = Object.assign(page.document, { visibilityState: 'hidden' })
    wallet.script.eth_accounts = never
    const countersign = again()
    const done = reconnect(countersign)
    await vi.advanceTimersByTimeAsync(600_000)
    // Nobody has seen "Connect wallet".
    expect(countersign.config.state.status).toBe('reconnecting')
    delete wallet.script.eth_accounts
    Object.assign(document, { visibilityState: 'visible' })
    document.dispatchEvent(new Event('visibilitychange'))
    await done
    expect(countersign.config.state.status).toBe('connected')
    expect(wallet.asked).not.toContain('eth_requestAccounts')
  })

  it.each([
    ['by its event', (wallet: ScriptedWallet) => wallet.emit('accountsChanged', wallet.accounts)],
    [
      'on the page’s focus',
      (_: ScriptedWallet, page: Window) => page.dispatchEvent(new Event('focus')),
    ],
  ])('R-CON-2 a wallet that was locked on load is restored %s, in silence', async (_, happen) => {
    const { wallet, page, again } = await returning()
    wallet.script.eth_accounts = () => []
    const others = wallet.listenerCount()
    const countersign = again()
    await reconnect(countersign)
    const { config } = countersign
    const seen: string[] = []
    config.subscribe(
      ({ status }) => status,
      (status) => seen.push(status),
    )
    // Still locked: nothing changes, and nobody is asked twice at a time.
    for (let times = 0; times < 3; times += 1) page.dispatchEvent(new Event('focus'))
    const asked = () => wallet.asked.filter((method) => method === 'eth_accounts')
    await expect.poll(asked).toHaveLength(4)
    await expect.poll(() => wallet.listenerCount() - others).toBe(3)
    delete wallet.script.eth_accounts
    happen(wallet, page)
    await expect.poll(() => config.state.status).toBe('connected')
    expect(seen).toEqual(['connected'])
    expect(wallet.asked).not.toContain('eth_requestAccounts')
    await disconnect(countersign)
    expect(wallet.listenerCount()).toBe(0)
  })

  it('R-CON-5 a wallet that was disconnected here stays so, whatever it says and who comes back', async () => {
    const { wallet, page, again } = await returning()
    wallet.script.eth_accounts = () => []
    const countersign = again()
    await reconnect(countersign)
    await disconnect(countersign)
    delete wallet.script.eth_accounts
    wallet.permitted = true
    wallet.emit('accountsChanged', wallet.accounts)
    page.dispatchEvent(new Event('focus'))
    await vi.advanceTimersByTimeAsync(60_000)
    expect(countersign.config.state.status).toBe('disconnected')
  })

  it('R-CON-2 a wallet that is gone ends as disconnected in bounded time', async () => {
    const { again } = await returning()
    const countersign = again(false)
    const done = reconnect(countersign)
    await vi.advanceTimersByTimeAsync(30_000)
    await done
    expect(countersign.config.state.status).toBe('disconnected')
  })

  it('R-WAL-10 a wallet that announces itself late is still restored', async () => {
    const { wallet, page, again } = await returning()
    const countersign = again(false)
    const done = reconnect(countersign)
    await vi.advanceTimersByTimeAsync(500)
    wallet.announce(page)
    await vi.advanceTimersByTimeAsync(500)
    await done
    expect(countersign.config.state.status).toBe('connected')
  })

  it('asks only the wallet used last, whatever the others do', async () => {
    const { page, again } = await returning()
    const hanging = scriptedWallet({ rdns: 'test.hanging', script: { eth_accounts: never } })
    hanging.announce(page)
    const countersign = again()
    await reconnect(countersign)
    expect(countersign.config.state.status).toBe('connected')
    expect(hanging.asked).toEqual([])
  })

  it('a late answer after the time is up changes nothing and leaves no listener', async () => {
    const { wallet, again } = await returning()
    const before = wallet.listenerCount()
    let answer: (accounts: readonly string[]) => void = () => {}
    wallet.script.eth_accounts = () => new Promise((resolve) => (answer = resolve))
    const countersign = again()
    const done = reconnect(countersign)
    await vi.advanceTimersByTimeAsync(30_000)
    await done
    answer(wallet.accounts)
    await vi.advanceTimersByTimeAsync(30_000)
    expect(countersign.config.state.status).toBe('disconnected')
    expect(wallet.listenerCount()).toBe(before)
  })

  it('a visitor who connects by hand meanwhile is not disturbed', async () => {
    const { wallet, again } = await returning()
    let asked = 0
    // Silent for the page load, talkative for the visitor.
    wallet.script.eth_accounts = (_, self) =>
      asked++ === 0 ? new Promise(() => {}) : self.accounts
    const countersign = again()
    const restoring = reconnect(countersign)
    await vi.advanceTimersByTimeAsync(100)
    await connect(countersign, { walletId: 'test.scripted' })
    await vi.advanceTimersByTimeAsync(30_000)
    await restoring
    expect(countersign.config.state.status).toBe('connected')
  })

  it.each([
    '{',
    '7',
    '""',
    'null',
    '[]',
    '"injected:"',
    '"__proto__"',
    '"nonsense"',
    JSON.stringify('x'.repeat(500)),
  ])('R-CON-2 corrupt storage (%s) never hurts', async (stored) => {
    const storage = memoryStorage({ 'countersign.recentConnectorId': stored })
    const { countersign } = harness(scriptedWallet(), { storage })
    const done = reconnect(countersign)
    await vi.advanceTimersByTimeAsync(30_000)
    await done
    expect(countersign.config.state.status).toBe('disconnected')
  })

  it('R-DATA-2 works where storage is forbidden', async () => {
    const forbidden = () => {
      throw new DOMException('denied', 'SecurityError')
    }
    const storage = { getItem: forbidden, setItem: forbidden, removeItem: forbidden }
    const { countersign, walletId } = harness(scriptedWallet(), { storage })
    await reconnect(countersign)
    await connect(countersign, { walletId })
    expect(countersign.config.state.status).toBe('connected')
  })

  it('renders on a server: no window, no storage, nothing asked', () => {
    const { countersign } = harness()
    const { chains } = countersign.config
    const made = createCountersign({ chains, window: undefined, storage: null })
    expect(made.config.state.status).toBe('disconnected')
    expect(made.wallets.get()).toEqual([])
  })
})

describe('two tabs', () => {
  /** Two pages of one origin: what one writes, the other is told. */
  function tabs() {
    const wallet = scriptedWallet()
    const items = new Map<string, string>()
    const pages = [testPage(), testPage()] as const
    const [one, two] = pages.map((page, index) => {
      const tell = (key: string) => {
        const event = Object.assign(new Event('storage'), { key })
        queueMicrotask(() => pages[1 - index]?.dispatchEvent(event))
      }
      const storage = {
        getItem: (key: string) => items.get(key) ?? null,
        setItem: (key: string, value: string) => {
          items.set(key, value)
          tell(key)
        },
        removeItem: (key: string) => {
          if (items.delete(key)) tell(key)
        },
      }
      return harness(wallet, { window: page, storage }).countersign
    })
    if (!one || !two) throw new Error('two tabs are needed')
    return { wallet, one, two }
  }

  it('R-CON-2 what one connects the other restores, and what one disconnects the other lets go', async () => {
    const { wallet, one, two } = tabs()
    await connect(one, { walletId: 'test.scripted' })
    await vi.advanceTimersByTimeAsync(1_000)
    expect(two.config.state.status).toBe('connected')
    expect(wallet.asked.filter((method) => method === 'eth_requestAccounts')).toHaveLength(1)

    wallet.emit('accountsChanged', ['0x70997970C51812dc3A010C7d01b50e0d17dc79C8'])
    for (const { config } of [one, two]) {
      const connection = config.state.connections.get(config.state.current ?? '')
      expect(connection?.accounts[0]).toBe('0x70997970C51812dc3A010C7d01b50e0d17dc79C8')
    }

    const gone = disconnect(two)
    await vi.advanceTimersByTimeAsync(1_000)
    await gone
    expect(one.config.state.status).toBe('disconnected')
    expect(two.config.state.status).toBe('disconnected')
    expect(wallet.listenerCount()).toBe(0)
  })
})
