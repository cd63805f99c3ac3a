import { describe, expect, it } from 'vitest'
import { newEntry } from '../model/newEntry.ts'
import { writeEntry } from '../model/readEntry.ts'
import { memoryStorage } from '../testing/memoryStorage.ts'
import { createOutboxStore } from './createOutboxStore.ts'

const entry = (id: string) =>
  newEntry({
    ...{ id, chainId: 1, account: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266' as const },
    ...{ kind: 'wallet', description: 'Pay', createdAt: 0 },
  })
const written = (id: string) => writeEntry(entry(id))
const prompt = (token: string) => ({
  type: 'prompted' as const,
  prompt: {
    ...{ what: 'send' as const, signer: entry('').account, at: 0, token, walletNonce: 3 },
  },
})
/** A page that hears nothing of the others: the worst moment between writing and hearing. */
const window = { addEventListener: () => {}, removeEventListener: () => {} }
const key = 'countersign.app.acts'

describe('R-TX-4 the entries of this browser', () => {
  it('are there after a reload, as they were', () => {
    const storage = memoryStorage()
    const before = createOutboxStore({ key, storage, window, now: () => 5 })
    before.add([entry('a')])
    before.dispatch('a', prompt('one'))
    const [after] = createOutboxStore({ key, storage, window }).get()
    expect(after).toMatchObject({ id: 'a', changedAt: 5, prompt: { token: 'one', walletNonce: 3 } })
  })

  it('of two tabs that ask in the same moment, one is too late', () => {
    const storage = memoryStorage()
    const [one, two] = [
      createOutboxStore({ key, storage, window }),
      createOutboxStore({ key, storage, window }),
    ]
    one.add([entry('a')])
    expect(one.dispatch('a', prompt('one'))?.prompt?.token).toBe('one')
    expect(two.dispatch('a', prompt('two'))?.prompt?.token).toBe('one')
  })

  it('do not lose what another tab wrote', () => {
    const storage = memoryStorage()
    const [one, two] = [
      createOutboxStore({ key, storage, window }),
      createOutboxStore({ key, storage, window }),
    ]
    one.add([entry('a')])
    two.add([entry('b')])
    one.dispatch('a', prompt('one'))
    expect(createOutboxStore({ key, storage, window }).get()).toMatchObject([
      { id: 'a', prompt: { token: 'one' } },
      { id: 'b' },
    ])
  })

  it('have waited since they were sent, whenever they were listed', () => {
    let now = 5
    const store = createOutboxStore({ key, storage: memoryStorage(), window, now: () => now })
    store.add([entry('a')])
    store.dispatch('a', prompt('one'))
    now = 9
    expect(store.dispatch('a', { type: 'listed' })).toMatchObject({ listed: true, changedAt: 5 })
  })

  it('are not lost with one that cannot be read', () => {
    const storage = memoryStorage()
    const items = [written('a'), { id: 'b', stage: 'of another age' }, written('c')]
    storage.setItem(key, JSON.stringify(items))
    const store = createOutboxStore({ key, storage, window })
    expect(store.get()).toMatchObject([{ id: 'a' }, { id: 'c' }])
  })

  it('R-TX-9 leave what they cannot read where it is: it may be the only copy of a signature', () => {
    const newer = { ...written('b'), stage: 'of a newer age', signatures: ['0x12'] }
    const kept = { [key]: JSON.stringify([written('a'), newer]) }
    const storage = memoryStorage(kept)
    const store = createOutboxStore({ key, storage, window })
    store.add([entry('c')])
    store.dispatch('a', prompt('one'))
    store.forget('a')
    expect(store.unread()).toEqual([newer])
    expect(JSON.parse(storage.items.get(key) ?? '')).toContainEqual(newer)
  })

  it('R-TX-9 put aside what is no list at all, and tell of it: it was somebody’s', () => {
    const storage = memoryStorage({ [key]: '{"version":2}' })
    const store = createOutboxStore({ key, storage, window })
    expect([store.get(), store.unread()]).toEqual([[], ['{"version":2}']])
    store.add([entry('a')])
    store.dispatch('a', prompt('one'))
    expect(storage.items.get(`${key}.unread`)).toBe('{"version":2}')
    const after = createOutboxStore({ key, storage, window })
    expect([after.get().length, after.unread()]).toEqual([1, ['{"version":2}']])
  })

  it('are kept once under one id, and as they are', () => {
    const store = createOutboxStore({ key, storage: memoryStorage(), window })
    store.add([entry('a')])
    store.dispatch('a', prompt('one'))
    store.add([entry('a')])
    expect(store.get()).toMatchObject([{ prompt: { token: 'one' } }])
  })

  it('are many: what has ended longest ago goes first, and what is open never', () => {
    const store = createOutboxStore({ key, storage: memoryStorage(), window })
    const open = { ...entry('open'), stage: 'sent' as const }
    const ended = Array.from({ length: 200 }, (_, index) => ({
      ...entry(`${index}`),
      ...{ stage: 'indexed' as const, changedAt: index },
    }))
    store.add([open, ...ended])
    expect(store.get()).toHaveLength(200)
    expect(store.get().map(({ id }) => id)).toContain('open')
    expect(store.get().map(({ id }) => id)).not.toContain('0')
  })

  it('that came to nothing are kept by nobody else, and never forgotten', () => {
    const store = createOutboxStore({ key, storage: memoryStorage(), window })
    const stages = ['failed', 'replaced', 'dropped', 'cancelled'] as const
    const ended = Array.from({ length: 240 }, (_, index) => ({
      ...entry(`${index}`),
      stage: stages[index % stages.length] ?? 'failed',
    }))
    store.add(ended)
    expect(store.get()).toHaveLength(240)
  })

  it('R-TX-8 that a full storage does not take stay with their page, whatever another tab writes', () => {
    const inner = memoryStorage()
    let hasRoom = false
    const setItem = (key: string, text: string) => {
      if (hasRoom) inner.setItem(key, text)
    }
    const store = createOutboxStore({ key, storage: { ...inner, setItem }, window })
    store.add([entry('a')])
    store.dispatch('a', prompt('one'))
    expect([store.mayAsk(), store.get()[0]?.prompt?.token]).toEqual([false, 'one'])
    createOutboxStore({ key, storage: inner, window }).add([entry('b')])
    store.dispatch('b', prompt('two'))
    expect(store.get().map(({ id, prompt }) => [id, prompt?.token])).toEqual([
      ['b', 'two'],
      ['a', 'one'],
    ])
    store.acceptUnwritten()
    expect(store.mayAsk()).toBe(true)
    // As soon as there is room, everything is there for others, too.
    hasRoom = true
    store.dispatch('b', { type: 'abandoned', token: 'two' })
    expect(
      createOutboxStore({ key, storage: inner, window })
        .get()
        .map(({ id }) => id),
    ).toEqual(['b', 'a'])
  })

  it('are read by their schema: nonsense is none', () => {
    const storage = memoryStorage({ [key]: '[{"id":1}]' })
    expect(createOutboxStore({ key, storage, window }).get()).toEqual([])
  })
})
