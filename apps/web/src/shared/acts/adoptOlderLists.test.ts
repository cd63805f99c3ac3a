import { memoryStorage } from '@countersign/core/testing'
import { createOutboxStore, isKept } from '@countersign/outbox'
import { describe, expect, it } from 'vitest'
import { adoptOlderLists, unreadInOlderLists } from './adoptOlderLists.ts'

const [ada, safe] = [
  '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  '0xd920570b140aD9893ab85faa081fe84969BF5f80',
] as const
const hash = `0x${'ab'.repeat(32)}` as const
const message = {
  ...{ chainId: 31337, address: safe, hash, message: 'Hello', signer: ada, signature: '0x12' },
}
const batch = { chainId: 31337, address: ada, id: '0xb1', description: 'Two calls', sentAt: 5 }
const MESSAGES = 'countersign.app.messages'
const BATCHES = 'countersign.app.batches'
const window = { addEventListener: () => {}, removeEventListener: () => {} }

function open(items: Record<string, unknown>, isFull = false) {
  const texts = Object.entries(items).map(([key, value]) => [
    key,
    typeof value === 'string' ? value : JSON.stringify(value),
  ])
  const storage = memoryStorage(Object.fromEntries(texts))
  const full = { ...storage, setItem: () => {} }
  const store = createOutboxStore({
    ...{ key: 'countersign.app.acts', storage: isFull ? full : storage, window },
  })
  const adopt = () => adoptOlderLists(store, storage, 7)
  adopt()
  return { store, storage, adopt }
}

describe('R-TX-9 what earlier versions kept in lists of their own', () => {
  it('is taken in with every signature, once, and leaves its list', () => {
    const { store, storage, adopt } = open({ [MESSAGES]: [message], [BATCHES]: [batch] })
    adopt()
    expect(store.get()).toMatchObject([
      {
        ...{ kind: 'message', account: safe, stage: 'signed', message: { hash, content: 'Hello' } },
        signatures: [{ signer: ada, signature: '0x12', isShared: false }],
      },
      { kind: 'wallet', account: ada, stage: 'sent', batch: '0xb1', createdAt: 5 },
    ])
    expect(store.get().filter(isKept)).toHaveLength(1)
    expect([storage.getItem(MESSAGES), storage.getItem(BATCHES)]).toEqual([null, null])
  })

  it('is not there twice where a version had it in both', () => {
    const first = open({ [BATCHES]: [batch] })
    first.storage.setItem(BATCHES, JSON.stringify([batch]))
    first.adopt()
    expect(first.store.get()).toHaveLength(1)
  })

  it('brings its signature into what stands there already without one', () => {
    const first = open({ [MESSAGES]: [message] })
    const [kept] = first.store.get()
    if (!kept) throw new Error('It is lost.')
    const begun = { ...kept, stage: 'draft' as const, signatures: [] }
    const second = open({})
    second.store.add([begun])
    second.storage.setItem(MESSAGES, JSON.stringify([message]))
    second.adopt()
    expect(second.store.get()).toMatchObject([
      { stage: 'signed', signatures: [{ signature: '0x12' }] },
    ])
  })

  it('is another batch where another wallet has called it the same', () => {
    const other = { ...batch, chainId: 1, address: safe }
    const { store, storage, adopt } = open({ [BATCHES]: [batch] })
    storage.setItem(BATCHES, JSON.stringify([other]))
    adopt()
    expect(store.get()).toMatchObject([{ account: ada }, { account: safe, chainId: 1 }])
  })

  it('stays where it is as long as it cannot be written down elsewhere', () => {
    const { store, storage } = open({ [MESSAGES]: [message] }, true)
    expect(store.get()).toHaveLength(1)
    expect(JSON.parse(storage.getItem(MESSAGES) ?? '')).toEqual([message])
  })

  it('stays as it is, and is told of, where nobody here can read it', () => {
    const newer = { ...message, signature: 'of a newer kind' }
    const { store, storage } = open({ [MESSAGES]: [message, newer], [BATCHES]: '{"no":"list"}' })
    expect(store.get()).toHaveLength(1)
    expect(JSON.parse(storage.getItem(MESSAGES) ?? '')).toEqual([newer])
    expect(unreadInOlderLists(storage)).toEqual([newer, '{"no":"list"}'])
  })
})
