import { memoryStorage } from '@countersign/core/testing'
import { describe, expect, it } from 'vitest'
import { createActStore } from './createActStore.ts'
import { newAct } from './newAct.ts'

const act = (id: string) =>
  newAct({
    ...{ id, chainId: 1, account: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266' as const },
    ...{ kind: 'wallet', description: 'Pay', createdAt: 0 },
  })
const question = (token: string) => ({
  type: 'asked' as const,
  question: {
    ...{ what: 'send' as const, signer: act('').account, at: 0, token, walletNonce: 3 },
  },
})
/** A page that hears nothing of the others: the worst moment between writing and hearing. */
const window = { addEventListener: () => {} }

describe('R-TX-4 the acts of this browser', () => {
  it('are there after a reload, as they were', () => {
    const storage = memoryStorage()
    const before = createActStore({ storage, window, now: () => 5 })
    before.add([act('a')])
    before.dispatch('a', question('one'))
    const [after] = createActStore({ storage, window }).get()
    expect(after).toMatchObject({ id: 'a', changedAt: 5, asking: { token: 'one', walletNonce: 3 } })
  })

  it('of two tabs that ask in the same moment, one is too late', () => {
    const storage = memoryStorage()
    const [one, two] = [createActStore({ storage, window }), createActStore({ storage, window })]
    one.add([act('a')])
    expect(one.dispatch('a', question('one'))?.asking?.token).toBe('one')
    expect(two.dispatch('a', question('two'))?.asking?.token).toBe('one')
  })

  it('do not lose what another tab wrote', () => {
    const storage = memoryStorage()
    const [one, two] = [createActStore({ storage, window }), createActStore({ storage, window })]
    one.add([act('a')])
    two.add([act('b')])
    one.dispatch('a', question('one'))
    expect(createActStore({ storage, window }).get()).toMatchObject([
      { id: 'a', asking: { token: 'one' } },
      { id: 'b' },
    ])
  })

  it('have waited since they were sent, whenever they were listed', () => {
    let now = 5
    const store = createActStore({ storage: memoryStorage(), window, now: () => now })
    store.add([act('a')])
    store.dispatch('a', question('one'))
    now = 9
    expect(store.dispatch('a', { type: 'listed' })).toMatchObject({ listed: true, changedAt: 5 })
  })

  it('are not lost with one that cannot be read', () => {
    const storage = memoryStorage()
    const items = [act('a'), { id: 'b', stage: 'of another age' }, act('c')]
    storage.setItem('countersign.app.acts', JSON.stringify(items))
    const store = createActStore({ storage, window })
    expect(store.get()).toMatchObject([{ id: 'a' }, { id: 'c' }])
  })

  it('R-TX-9 leave what they cannot read where it is: it may be the only copy of a signature', () => {
    const newer = { ...act('b'), stage: 'of a newer age', signatures: ['0x12'] }
    const kept = { 'countersign.app.acts': JSON.stringify([act('a'), newer]) }
    const storage = memoryStorage(kept)
    const store = createActStore({ storage, window })
    store.add([act('c')])
    store.dispatch('a', question('one'))
    store.forget('a')
    expect(store.unread()).toEqual([newer])
    const written = JSON.parse(storage.items.get('countersign.app.acts') ?? '')
    expect(written).toContainEqual(newer)
  })

  it('are kept once under one id, and as they are', () => {
    const store = createActStore({ storage: memoryStorage(), window })
    store.add([act('a')])
    store.dispatch('a', question('one'))
    store.add([act('a')])
    expect(store.get()).toMatchObject([{ asking: { token: 'one' } }])
  })

  it('are many: what has ended longest ago goes first, and what is open never', () => {
    const store = createActStore({ storage: memoryStorage(), window })
    const open = { ...act('open'), stage: 'sent' as const }
    const ended = Array.from({ length: 200 }, (_, index) => ({
      ...act(`${index}`),
      ...{ stage: 'indexed' as const, changedAt: index },
    }))
    store.add([open, ...ended])
    expect(store.get()).toHaveLength(200)
    expect(store.get().map(({ id }) => id)).toContain('open')
    expect(store.get().map(({ id }) => id)).not.toContain('0')
  })

  it('that came to nothing are kept by nobody else, and never forgotten', () => {
    const store = createActStore({ storage: memoryStorage(), window })
    const stages = ['failed', 'replaced', 'dropped', 'cancelled'] as const
    const ended = Array.from({ length: 240 }, (_, index) => ({
      ...act(`${index}`),
      stage: stages[index % stages.length] ?? 'failed',
    }))
    store.add(ended)
    expect(store.get()).toHaveLength(240)
  })

  it('R-TX-8 that a full storage does not take stay with their page, whatever another tab writes', () => {
    const inner = memoryStorage()
    let hasRoom = false
    const setItem = (key: string, text: string) => {
      if (!hasRoom) throw new Error('QuotaExceededError')
      inner.setItem(key, text)
    }
    const store = createActStore({ storage: { ...inner, setItem }, window })
    store.add([act('a')])
    store.dispatch('a', question('one'))
    expect([store.mayAsk(), store.get()[0]?.asking?.token]).toEqual([false, 'one'])
    createActStore({ storage: inner, window }).add([act('b')])
    store.dispatch('b', question('two'))
    expect(store.get().map(({ id, asking }) => [id, asking?.token])).toEqual([
      ['b', 'two'],
      ['a', 'one'],
    ])
    store.acceptUnwritten()
    expect(store.mayAsk()).toBe(true)
    // As soon as there is room, everything is there for others, too.
    hasRoom = true
    store.dispatch('b', { type: 'abandoned', token: 'two' })
    expect(
      createActStore({ storage: inner, window })
        .get()
        .map(({ id }) => id),
    ).toEqual(['b', 'a'])
  })

  it('are read by their schema: nonsense is none', () => {
    const storage = memoryStorage({ 'countersign.app.acts': '[{"id":1}]' })
    expect(createActStore({ storage, window }).get()).toEqual([])
  })
})
