import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { type State, slices } from './state.ts'
import { createStore, type KeyValueStorage } from './store.ts'
import { fakeStorage } from './testing/fakeStorage.ts'

const names = Object.keys(slices) as (keyof State)[] // keys of a constant object
const initial = Object.fromEntries(names.map((name) => [name, slices[name].initial]))
const readAll = (store: { get(name: keyof State): unknown }) =>
  Object.fromEntries(names.map((name) => [name, store.get(name)]))

describe('the store', () => {
  test('starts from nothing', () => {
    expect(readAll(fakeStorage().openStore())).toEqual(initial)
  })

  test('keeps what is written under keys that start with demo-wallet.', () => {
    const storage = fakeStorage()
    storage.openStore().set({ account: 3, locked: true, permissions: { 'http://a': [1] } })
    expect([...storage.values.keys()].every((key) => key.startsWith('demo-wallet.'))).toBe(true)
    const store = storage.openStore()
    expect(store.get('account')).toBe(3)
    expect(store.get('locked')).toBe(true)
    expect(store.get('permissions')).toEqual({ 'http://a': [1] })
  })

  test.each([
    ['not JSON', 'account', '{'],
    ['an account that does not exist', 'account', '5'],
    ['an account that is no number', 'account', '"1"'],
    ['permissions for accounts that do not exist', 'permissions', '{"http://a":[9]}'],
    ['a permission that is no list', 'permissions', '{"http://a":"0"}'],
    ['a chain without a node', 'chains', '[{"id":5,"name":"Five"}]'],
    ['a behaviour nobody knows', 'behaviour', '{"answer":"maybe","delay":0,"hold":false}'],
    ['a negative delay', 'behaviour', JSON.stringify({ ...slices.behaviour.initial, delay: -1 })],
    ['a lock that is no boolean', 'locked', '"yes"'],
    ['a batch without hashes', 'batches', '[{"id":"a"}]'],
  ] as const)('ignores %s and nothing besides', (_, name, text) => {
    const others = name === 'account' ? ({ locked: true } as const) : ({ account: 2 } as const)
    const storage = fakeStorage()
    storage.openStore().set(others)
    storage.values.set(`demo-wallet.${name}`, text)
    expect(readAll(storage.openStore())).toEqual({ ...initial, ...others })
  })

  test('survives any text at all', () => {
    fc.assert(
      fc.property(fc.constantFrom(...names), fc.oneof(fc.string(), fc.json()), (name, text) => {
        const store = fakeStorage({ [`demo-wallet.${name}`]: text }).openStore()
        const value = store.get(name)
        // Whatever came out is something that could have been written.
        store.set({ [name]: value })
        expect(store.get(name)).toEqual(value)
      }),
    )
  })

  test('tells of its own changes and of other tabs', () => {
    const storage = fakeStorage()
    const here = storage.openStore()
    const there = storage.openStore()
    const listener = vi.fn()
    here.subscribe(listener)
    here.set({ locked: true })
    expect(listener).toHaveBeenCalledTimes(1)
    there.set({ locked: false })
    expect(listener).toHaveBeenCalledTimes(2)
    storage.clear()
    expect(listener).toHaveBeenCalledTimes(3)
  })

  test('passes over keys of others', () => {
    const foreign: ((key: string | null) => void)[] = []
    const store = createStore({
      storage: { getItem: () => null, setItem() {}, removeItem() {} },
      onForeignChange(listener) {
        foreign.push(listener)
        return () => {}
      },
    })
    const listener = vi.fn()
    store.subscribe(listener)
    foreign[0]?.('theme')
    expect(listener).not.toHaveBeenCalled()
    foreign[0]?.('demo-wallet.locked')
    expect(listener).toHaveBeenCalledOnce()
  })

  test('reset removes every key of ours', () => {
    const storage = fakeStorage({ theme: 'dark' })
    const store = storage.openStore()
    store.set({ account: 1, locked: true, chain: 5 })
    store.reset()
    expect([...storage.values.keys()]).toEqual(['theme'])
    expect(readAll(store)).toEqual(initial)
  })

  test('remembers until reload where storage is refused', () => {
    const refuse = () => {
      throw new Error('QuotaExceededError')
    }
    const storage: KeyValueStorage = { getItem: () => null, setItem: refuse, removeItem: refuse }
    const store = createStore({ storage, onForeignChange: () => () => {} })
    store.set({ account: 4 })
    expect(store.get('account')).toBe(4)
    store.reset()
    expect(store.get('account')).toBe(0)
  })
})
