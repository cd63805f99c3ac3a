import { lookAtTransaction } from '@countersign/outbox'
import {
  account,
  browserTabs,
  hashOf,
  scriptedChain,
  scriptedLocks,
  sent,
  type Tab,
} from '@countersign/outbox/testing'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { memoryStorage } from '../testing/testPage.ts'
import { createTransactionStore, type TransactionStore } from './createTransactionStore.ts'
import { type FollowTransactionsParameters, followTransactions } from './followTransactions.ts'

const stops: (() => void)[] = []
beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000_000 })
})
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  expect(vi.getTimerCount()).toBe(0)
  vi.useRealTimers()
})

/** What a page does when it loads. */
function load(
  { storage, window }: Partial<Tab>,
  parameters: Omit<FollowTransactionsParameters, 'store' | 'window'>,
) {
  const store = createTransactionStore({ storage: storage ?? memoryStorage(), window })
  const stopFollowing = followTransactions({ store, window, ...parameters })
  const close = () => {
    stopFollowing()
    store.stop()
  }
  stops.push(close)
  return { store, close }
}
const on = (chain: ReturnType<typeof scriptedChain>) => ({
  getClient: (chainId: number) => (chainId === 1 ? chain.client : undefined),
})
const transaction = (number: number, chainId = 1) => ({
  address: account,
  chainId,
  hash: hashOf(number),
  description: `Send ${number}`,
})
const statusesOf = (store: TransactionStore, chainId = 1) =>
  store.list(account, chainId).map(({ status }) => status)
const receiptsAsked = ({ asked }: ReturnType<typeof scriptedChain>) =>
  asked.filter((question) => question === 'getTransactionReceipt').length
const tick = () => vi.advanceTimersByTimeAsync(4_000)

describe('R-TX-4 following', () => {
  it('brings a transaction from pending to confirmed', async () => {
    const chain = scriptedChain()
    const { store } = load({}, on(chain))
    chain.send(sent(1))
    store.add(transaction(1))
    await tick()
    expect(store.list(account, 1)).toMatchObject([
      { status: 'pending', sender: { from: account, nonce: 0 } },
    ])
    chain.mine()
    await tick()
    expect(statusesOf(store)).toEqual(['confirmed'])
  })

  it('asks nothing while nothing is pending', async () => {
    const chain = scriptedChain()
    const { store } = load({}, on(chain))
    await tick()
    expect(chain.asked).toEqual([])
    chain.mine([sent(1)])
    store.add(transaction(1))
    await tick()
    const { length } = chain.asked
    await vi.advanceTimersByTimeAsync(60_000)
    expect(chain.asked).toHaveLength(length)
    expect(vi.getTimerCount()).toBe(0)
  })

  it('goes on after a reload, and recognises what was replaced meanwhile', async () => {
    const chain = scriptedChain()
    const storage = memoryStorage()
    const before = load({ storage }, on(chain))
    for (const number of [1, 2, 3]) {
      chain.send(sent(number, { nonce: number }))
      before.store.add(transaction(number))
    }
    await tick()
    before.close()

    chain.mine([sent(9, { nonce: 0 })])
    chain.mine([sent(1, { nonce: 1 })])
    chain.mine([sent(12, { nonce: 2 })])
    chain.mine([sent(13, { nonce: 3, to: account, value: 0n })])
    for (const number of [2, 3]) chain.drop(hashOf(number))
    const { store } = load({ storage }, on(chain))
    await tick()
    expect(store.list(account, 1)).toMatchObject([
      { hash: hashOf(3), status: 'failed', reason: 'cancelled', replacedBy: hashOf(13) },
      { hash: hashOf(2), status: 'confirmed', replacedBy: hashOf(12) },
      { hash: hashOf(1), status: 'confirmed' },
    ])
  })

  it('leaves it pending while the node is away, across reloads', async () => {
    const chain = scriptedChain()
    const storage = memoryStorage()
    chain.fault = () => Promise.reject(new Error('502'))
    const before = load({ storage }, on(chain))
    before.store.add(transaction(1))
    await vi.advanceTimersByTimeAsync(600_000)
    before.close()
    const { store } = load({ storage }, on(chain))
    await vi.advanceTimersByTimeAsync(600_000)
    expect(statusesOf(store)).toEqual(['pending'])
    chain.fault = undefined
    chain.mine([sent(1)], 'reverted')
    await vi.advanceTimersByTimeAsync(60_000)
    expect(store.list(account, 1)).toMatchObject([{ status: 'failed', reason: 'reverted' }])
  })

  it('one bad answer does not hold up the others', async () => {
    const chain = scriptedChain()
    const { store } = load(
      {},
      {
        ...on(chain),
        look: (client, each) =>
          each.hash === hashOf(1) ? Promise.reject('odd') : lookAtTransaction(client, each),
      },
    )
    store.add(transaction(1))
    store.add(transaction(2))
    await tick()
    chain.mine([sent(2)])
    await tick()
    expect(statusesOf(store)).toEqual(['confirmed', 'pending'])
  })

  it('follows accounts and chains apart, and leaves alone what has no client', async () => {
    const [one, two] = [scriptedChain(), scriptedChain()]
    const { store } = load(
      {},
      {
        getClient(chainId) {
          if (chainId > 3) throw new Error('not configured')
          return { 1: one.client, 2: two.client }[chainId]
        },
      },
    )
    for (const chainId of [1, 2, 3, 4]) store.add(transaction(1, chainId))
    store.add(transaction(2, 2))
    two.mine([sent(1)])
    await tick()
    await tick()
    expect([1, 2, 3, 4].map((chainId) => statusesOf(store, chainId))).toEqual([
      ['pending'],
      ['pending', 'confirmed'],
      ['pending'],
      ['pending'],
    ])
    expect(vi.getTimerCount()).toBe(2)
  })

  it('stops with a cleared transaction', async () => {
    const chain = scriptedChain()
    const { store } = load({}, on(chain))
    store.add(transaction(1))
    await tick()
    store.clear(account, 1)
    expect(vi.getTimerCount()).toBe(0)
  })

  it('begins anew with one that is added again', async () => {
    const chain = scriptedChain()
    const { store } = load({}, on(chain))
    chain.mine([sent(1)])
    store.add(transaction(1))
    await tick()
    store.add({ ...transaction(1), confirmations: 2 })
    await tick()
    expect(statusesOf(store)).toEqual(['pending'])
    chain.mine([])
    await tick()
    expect(statusesOf(store)).toEqual(['confirmed'])
  })

  it('follows twenty at a time, and each in the end', async () => {
    const chain = scriptedChain()
    const storage = memoryStorage()
    const store = createTransactionStore({ storage, window: undefined })
    for (let number = 1; number <= 45; number += 1) store.add(transaction(number))
    chain.mine(Array.from({ length: 45 }, (_, index) => sent(index + 1, { nonce: index })))
    let [now, most] = [0, 0]
    const after = load(
      { storage },
      {
        ...on(chain),
        async look(client, each) {
          now += 1
          most = Math.max(most, now)
          await new Promise((resolve) => setTimeout(resolve, 100))
          now -= 1
          return lookAtTransaction(client, each)
        },
      },
    )
    await vi.advanceTimersByTimeAsync(20_000)
    expect(most).toBe(20)
    expect(after.store.get().filter(({ status }) => status === 'pending')).toEqual([])
  })

  it('goes on when a listener of the store throws', async () => {
    const chain = scriptedChain()
    const { store } = load({}, on(chain))
    chain.send(sent(1))
    store.add(transaction(1))
    store.subscribe(() => {
      throw new Error('a mistake of the app')
    })
    await tick()
    chain.mine()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(statusesOf(store)).toEqual(['confirmed'])
  })

  it('stop ends every timer and every change', async () => {
    const chain = scriptedChain()
    const { store, close } = load({}, on(chain))
    for (let number = 1; number <= 30; number += 1) store.add(transaction(number))
    await tick()
    expect(vi.getTimerCount()).toBe(20)
    close()
    expect(vi.getTimerCount()).toBe(0)
    chain.mine([sent(1)])
    store.add(transaction(31))
    await vi.advanceTimersByTimeAsync(60_000)
    expect(new Set(statusesOf(store))).toEqual(new Set(['pending']))
  })

  it('stop leaves no listener on the store', async () => {
    const store = createTransactionStore({ storage: null, window: undefined })
    let listeners = 0
    const counting: TransactionStore = {
      ...store,
      subscribe(listener) {
        listeners += 1
        const end = store.subscribe(listener)
        return () => {
          listeners -= 1
          end()
        }
      },
    }
    const chain = scriptedChain()
    const stop = followTransactions({ store: counting, window: undefined, ...on(chain) })
    store.add(transaction(1))
    await tick()
    expect(listeners).toBe(2)
    stop()
    expect(listeners).toBe(0)
  })

  it('can be told how to look, for hashes that no node knows', async () => {
    const chain = scriptedChain()
    const { store } = load(
      {},
      {
        ...on(chain),
        look: async () => ({
          found: 'outcome',
          outcome: { status: 'confirmed', replacedBy: hashOf(5) },
        }),
      },
    )
    store.add(transaction(1))
    await tick()
    expect(store.list(account, 1)).toMatchObject([{ status: 'confirmed', replacedBy: hashOf(5) }])
    expect(chain.asked).toEqual([])
  })
})

describe('R-TX-4 following in several tabs', () => {
  it('asks once for all, and all know the end', async () => {
    const chain = scriptedChain()
    const tabs = browserTabs({ locks: scriptedLocks() })
    const pages = [tabs.open({ visible: false }), tabs.open(), tabs.open({ visible: false })]
    const stores = pages.map((page) => load(page, on(chain)).store)
    chain.send(sent(1))
    stores[0]?.add(transaction(1))
    await vi.advanceTimersByTimeAsync(3_999)
    chain.asked.length = 0
    await vi.advanceTimersByTimeAsync(8_000)
    expect(receiptsAsked(chain)).toBe(2)
    chain.mine()
    await tick()
    expect(stores.flatMap((store) => statusesOf(store))).toEqual(Array(3).fill('confirmed'))
  })

  it('another tab takes over when the one that follows is closed', async () => {
    const chain = scriptedChain()
    const tabs = browserTabs({ locks: scriptedLocks() })
    const [one, two] = [tabs.open(), tabs.open({ visible: false })].map((page) =>
      load(page, on(chain)),
    )
    one?.store.add(transaction(1))
    await tick()
    one?.close()
    chain.mine([sent(1)])
    await tick()
    expect(two && statusesOf(two.store)).toEqual(['confirmed'])
  })

  it('each tab follows for itself what the others cannot see', async () => {
    const chain = scriptedChain()
    const tabs = browserTabs({ locks: scriptedLocks() })
    const [shown, full] = [tabs.open(), tabs.open({ visible: false })]
    const one = load(shown, on(chain))
    const storage = { ...full.storage, setItem: () => {} }
    const two = load({ ...full, storage }, on(chain))
    one.store.add(transaction(1))
    await tick()
    two.store.add(transaction(2))
    chain.mine([sent(2)])
    await tick()
    expect(statusesOf(two.store)).toEqual(['confirmed', 'pending'])
    expect(statusesOf(one.store)).toEqual(['pending'])
  })

  it('leaves nothing behind when a tab goes over to following for itself', async () => {
    const chain = scriptedChain()
    const tabs = browserTabs()
    const page = tabs.open()
    const full = { now: false }
    const storage: Tab['storage'] = {
      ...page.storage,
      setItem: (key, value) => (full.now ? undefined : page.storage.setItem(key, value)),
    }
    const { store, close } = load({ ...page, storage }, on(chain))
    store.add(transaction(1))
    await tick()
    full.now = true
    store.add(transaction(2))
    await tick()
    expect(vi.getTimerCount()).toBe(2)
    close()
    expect(vi.getTimerCount()).toBe(0)
  })
})
