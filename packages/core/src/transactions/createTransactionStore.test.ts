import { account, browserTabs, hashOf, type Tab } from '@countersign/outbox/testing'
import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { memoryStorage } from '../testing/testPage.ts'
import { createTransactionStore, TRANSACTIONS_KEY } from './createTransactionStore.ts'
import { formatTransactions } from './formatTransactions.ts'
import { InvalidTransactionError } from './invalidTransactionError.ts'
import { parseTransactions } from './parseTransactions.ts'
import { anyEvent } from './testing/arbitraries.ts'
import type { Transaction } from './transaction.ts'

const transaction = (number: number) => ({
  address: account,
  chainId: 1,
  hash: hashOf(number),
  description: `Send ${number}`,
})
const confirmed = (of: Transaction) =>
  ({ type: 'settled', id: of, outcome: { status: 'confirmed' } }) as const

function storeOn(storage: Tab['storage'] | null, window?: Window) {
  let time = 0
  return createTransactionStore({ storage, window, now: () => ++time })
}
const hashesOf = (list: readonly Transaction[]) => list.map(({ hash }) => Number(hash))

describe('R-TX-1 adding', () => {
  it('returns the pending transaction and lists it', () => {
    const store = storeOn(memoryStorage())
    const added = store.add({ ...transaction(1), confirmations: 3 })
    expect(added).toEqual({ ...transaction(1), confirmations: 3, addedAt: 1, status: 'pending' })
    expect(store.list(account, 1)).toEqual([added])
  })

  it('throws one error for bad input, and keeps nothing of it', () => {
    const storage = memoryStorage()
    const store = storeOn(storage)
    const bad = { ...transaction(1), hash: '0x1', confirmations: 0 } as const
    expect(() => store.add(bad)).toThrow(InvalidTransactionError)
    expect(store.get()).toEqual([])
    expect(storage.items.size).toBe(0)
  })

  it('stores the version and the transactions under one key of ours', () => {
    const storage = memoryStorage()
    const added = storeOn(storage).add(transaction(1))
    expect([...storage.items.keys()]).toEqual(['countersign.transactions'])
    const text = storage.getItem(TRANSACTIONS_KEY) ?? ''
    expect(JSON.parse(text)).toEqual({ version: 1, transactions: [added] })
  })
})

describe('R-TX-3 listing', () => {
  it('is by address in any spelling, and by chain, newest first', () => {
    const store = storeOn(memoryStorage())
    store.add(transaction(1))
    store.add({ ...transaction(2), address: '0x00000000000000000000000000000000000000AA' })
    store.add({ ...transaction(3), chainId: 2 })
    expect(hashesOf(store.list(account, 1))).toEqual([2, 1])
    expect(hashesOf(store.list(account.toUpperCase(), 1))).toEqual([2, 1])
    expect(hashesOf(store.list(account, 2))).toEqual([3])
    expect(store.list('nobody', 1)).toEqual([])
  })

  it('gives the same array until something changes', () => {
    const store = storeOn(memoryStorage())
    store.add(transaction(1))
    const list = store.list(account, 1)
    for (let chainId = 2; chainId < 50; chainId += 1) store.list(account, chainId)
    expect(store.list(account.toUpperCase(), 1)).toBe(list)
    store.clear(account, 7)
    expect(store.list(account, 1)).toBe(list)
    store.add(transaction(2))
    expect(store.list(account, 1)).not.toBe(list)
  })

  it('is right for more accounts than are kept ready', () => {
    const store = storeOn(memoryStorage())
    store.add(transaction(1))
    for (let chainId = 1; chainId < 500; chainId += 1) {
      expect(store.list(account, chainId)).toHaveLength(chainId === 1 ? 1 : 0)
    }
    expect(hashesOf(store.list(account, 1))).toEqual([1])
  })

  it('R-UI-6 clears all of one account on one chain, also from storage', () => {
    const storage = memoryStorage()
    const store = storeOn(storage)
    store.dispatch(confirmed(store.add(transaction(1))))
    store.add(transaction(2))
    store.add({ ...transaction(3), chainId: 2 })
    store.clear(account.toUpperCase(), 1)
    expect(store.list(account, 1)).toEqual([])
    expect(hashesOf(parseTransactions(storage.getItem(TRANSACTIONS_KEY)))).toEqual([3])
  })
})

describe('R-TX-2 starting', () => {
  it('restores what an earlier visit stored', () => {
    const storage = memoryStorage()
    const added = storeOn(storage).add(transaction(1))
    expect(storeOn(storage).list(account, 1)).toEqual([added])
  })

  it('never throws, whatever is stored, and works from there', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        const store = storeOn(memoryStorage({ [TRANSACTIONS_KEY]: text }))
        expect(store.get()).toEqual([])
        store.add(transaction(1))
        expect(store.list(account, 1)).toHaveLength(1)
      }),
    )
  })

  it('uses local storage and the page by itself, and does without either', () => {
    expect(createTransactionStore().get()).toEqual([])
  })
})

describe('R-TX-4 several tabs', () => {
  it('see what the others add, find out and clear', () => {
    const tabs = browserTabs()
    const [one, two] = [tabs.open(), tabs.open()].map((tab) => storeOn(tab.storage, tab.window))
    if (!one || !two) throw new Error('two tabs')
    const seen = vi.fn()
    two.subscribe(seen)
    const added = one.add(transaction(1))
    expect(two.list(account, 1)).toEqual([added])
    one.dispatch(confirmed(added))
    expect(two.list(account, 1)).toMatchObject([{ status: 'confirmed' }])
    one.clear(account, 1)
    expect(two.list(account, 1)).toEqual([])
    expect(seen).toHaveBeenCalledTimes(3)
  })

  it('do not lose what the others wrote in the same moment', () => {
    const tabs = browserTabs({ quiet: true })
    const [one, two] = [tabs.open(), tabs.open()].map((tab) => storeOn(tab.storage, tab.window))
    if (!one || !two) throw new Error('two tabs')
    const first = one.add(transaction(1))
    two.add(transaction(2))
    one.dispatch(confirmed(first))
    two.add(transaction(3))
    const stored = parseTransactions(tabs.items.get(TRANSACTIONS_KEY) ?? null)
    expect(hashesOf(stored).sort()).toEqual([1, 2, 3])
    expect(stored.find(({ hash }) => hash === hashOf(1))?.status).toBe('confirmed')
  })

  it('notice when all storage is cleared, and ignore what is not theirs', () => {
    const tabs = browserTabs()
    const tab = tabs.open()
    const store = storeOn(tab.storage, tab.window)
    store.add(transaction(1))
    tabs.items.clear()
    const tell = (key: string | null) =>
      tab.window.dispatchEvent(Object.assign(new Event('storage'), { key }))
    tell('cache')
    expect(store.get()).toHaveLength(1)
    tell(null)
    expect(store.get()).toEqual([])
  })

  it('survive a tab that writes nonsense', () => {
    const tabs = browserTabs()
    const [good, bad] = [tabs.open(), tabs.open()]
    const store = storeOn(good.storage, good.window)
    store.add(transaction(1))
    bad.storage.setItem(TRANSACTIONS_KEY, '{"version":1,"transactions":[{}]}')
    expect(store.get()).toEqual([])
    store.add(transaction(2))
    expect(store.list(account, 1)).toHaveLength(1)
  })

  it('are not listened to any more after stop', () => {
    const tabs = browserTabs()
    const [one, two] = [tabs.open(), tabs.open()]
    const store = storeOn(one.storage, one.window)
    store.stop()
    storeOn(two.storage, two.window).add(transaction(1))
    expect(store.get()).toEqual([])
  })

  it('end with the same lists, whichever does what', () => {
    const step = fc.record({ tab: fc.integer({ min: 0, max: 2 }), event: anyEvent })
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const tabs = browserTabs()
        const stores = [tabs.open(), tabs.open(), tabs.open()].map((tab) =>
          storeOn(tab.storage, tab.window),
        )
        for (const { tab, event } of steps) stores[tab]?.dispatch(event)
        const [first, ...others] = stores.map((store) => store.get())
        for (const other of others) expect(other).toEqual(first)
      }),
    )
  })
})

describe('R-DATA-2 storage that is full or forbidden', () => {
  /** Refuses to write, and to read where it is said. */
  function refusing(initial: Record<string, string> = {}, read = true) {
    const inner = memoryStorage(initial)
    const switches = { write: false, read }
    return {
      inner,
      switches,
      storage: {
        getItem(key: string) {
          if (!switches.read) throw new DOMException('no', 'SecurityError')
          return inner.getItem(key)
        },
        setItem(key: string, value: string) {
          if (!switches.write) throw new DOMException('full', 'QuotaExceededError')
          inner.setItem(key, value)
        },
        removeItem: inner.removeItem,
      },
    }
  }

  it.each([
    { name: 'none', storage: null },
    { name: 'full', storage: refusing().storage },
    { name: 'forbidden', storage: refusing({}, false).storage },
    { name: 'one that forgets', storage: { ...memoryStorage(), getItem: () => null } },
  ])('$name: goes on in memory', ({ storage }) => {
    const store = storeOn(storage)
    const first = store.add(transaction(1))
    store.add(transaction(2))
    store.dispatch(confirmed(first))
    expect(store.list(account, 1).map(({ status }) => status)).toEqual(['pending', 'confirmed'])
    expect(store.isShared()).toBe(false)
    store.clear(account, 1)
    expect(store.list(account, 1)).toEqual([])
  })

  it('keeps what was stored before, and what is added, and saves it when there is room', () => {
    const stored = memoryStorage()
    storeOn(stored).add(transaction(1))
    const { storage, switches, inner } = refusing(Object.fromEntries(stored.items))
    const store = createTransactionStore({ storage, window: undefined })
    store.add(transaction(2))
    expect(hashesOf(store.list(account, 1))).toEqual([2, 1])
    expect(hashesOf(parseTransactions(inner.getItem(TRANSACTIONS_KEY)))).toEqual([1])
    expect(store.isShared()).toBe(false)

    switches.write = true
    store.add(transaction(3))
    expect(hashesOf(parseTransactions(inner.getItem(TRANSACTIONS_KEY)))).toEqual([3, 2, 1])
    expect(store.isShared()).toBe(true)
  })

  it('takes over what another tab managed to write meanwhile', () => {
    const { storage, inner } = refusing()
    const store = createTransactionStore({ storage, window: undefined })
    store.add(transaction(1))
    createTransactionStore({ storage: inner, window: undefined }).add(transaction(2))
    store.add(transaction(3))
    expect(hashesOf(store.list(account, 1)).sort()).toEqual([1, 2, 3])
  })

  it('R-TX-3 a storage too small for all keeps whole lists, the ones used last', () => {
    const inner = memoryStorage()
    const storage = {
      ...inner,
      setItem(key: string, value: string) {
        if (value.length > 9_000) throw new Error('QuotaExceededError')
        inner.setItem(key, value)
      },
    }
    const store = storeOn(storage)
    for (let number = 0; number < 60; number += 1) {
      const chainId = 1 + Math.floor(number / 10)
      const added = store.add({ ...transaction(number + 1), chainId })
      store.dispatch(confirmed(added))
    }
    const kept = parseTransactions(inner.getItem(TRANSACTIONS_KEY))
    const sizes = [1, 2, 3, 4, 5, 6].map(
      (chainId) => kept.filter((each) => each.chainId === chainId).length,
    )
    expect(sizes).toEqual([0, 0, 0, 0, 10, 10])
    // This tab still knows them all.
    expect(store.get()).toHaveLength(60)
  })

  it('R-TX-4 a storage too small for all keeps those that are still followed', () => {
    const inner = memoryStorage()
    const setItem = (key: string, value: string) => {
      if (value.length < 600) inner.setItem(key, value)
    }
    const storage = { ...inner, setItem }
    const store = createTransactionStore({ storage, window: undefined })
    for (const number of [1, 2, 3]) store.dispatch(confirmed(store.add(transaction(number))))
    store.add(transaction(4))
    expect(hashesOf(store.list(account, 1))).toEqual([4, 3, 2, 1])
    const later = createTransactionStore({ storage, window: undefined })
    expect(hashesOf(later.list(account, 1))).toEqual([4])
  })

  it('is the same after hundreds of changes', () => {
    const store = storeOn(null)
    store.add(transaction(999))
    for (let number = 1; number <= 120; number += 1) {
      store.dispatch(confirmed(store.add(transaction(number))))
    }
    expect(hashesOf(store.list(account, 1))).toEqual([
      120, 119, 118, 117, 116, 115, 114, 113, 112, 111, 999,
    ])
  })

  it('does not write more than it would read', () => {
    const description = 'x'.repeat(1_000)
    const many = Array.from({ length: 1_670 }, (_, index) => ({
      ...transaction(index + 1),
      description,
      addedAt: 0,
      status: 'pending' as const,
    }))
    const text = formatTransactions(many)
    expect(text.length).toBeGreaterThan(1_990_000)
    const storage = memoryStorage({ [TRANSACTIONS_KEY]: text })
    const store = storeOn(storage)
    for (let number = 2_001; number <= 2_010; number += 1) {
      store.add({ ...transaction(number), description })
    }
    expect(store.list(account, 1)).toHaveLength(1_680)
    expect(storeOn(storage).list(account, 1).length).toBeGreaterThanOrEqual(1_670)
  })
})

describe('subscribing', () => {
  it('tells of changes only, until it ends', () => {
    const store = storeOn(memoryStorage())
    const seen = vi.fn()
    const end = store.subscribe(seen)
    const added = store.add(transaction(1))
    store.dispatch(confirmed(added))
    store.dispatch(confirmed(added))
    store.clear(account, 9)
    expect(seen).toHaveBeenCalledTimes(2)
    end()
    store.add(transaction(2))
    expect(seen).toHaveBeenCalledTimes(2)
  })
})
