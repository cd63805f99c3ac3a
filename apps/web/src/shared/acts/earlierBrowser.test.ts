import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { memoryStorage } from '@countersign/core/testing'
import { createTransactionStore } from '@countersign/core/transactions'
import { createOutboxStore, isKept, type OutboxEntry, STAGES } from '@countersign/outbox'
import { describe, expect, it } from 'vitest'
import { createMemory } from '../local/createMemory.ts'
import { adoptOlderLists, unreadInOlderLists } from './adoptOlderLists.ts'

/**
 * What a browser had written down with the app of 16 November 2026 (`d6e42d61`): its own code wrote it,
 * from acts that were led through random events, and lists that were filled.
 */
const written: Readonly<Record<string, string>> = JSON.parse(
  readFileSync(join(import.meta.dirname, 'testing/earlierBrowser.json'), 'utf8'),
)
const ACTS = 'countersign.app.acts'
type Written = { id: string; signatures: unknown[]; [field: string]: unknown }
const acts: readonly Written[] = JSON.parse(written[ACTS] ?? '[]')
const page = { addEventListener: () => {}, removeEventListener: () => {} }

function open(items: Readonly<Record<string, string>> = written) {
  const storage = memoryStorage({ ...items })
  const store = createOutboxStore({ key: ACTS, storage, window: page })
  return { storage, store }
}
const byId = (entries: readonly OutboxEntry[]) => new Map(entries.map((each) => [each.id, each]))

describe('R-TX-9 what a browser had written down with an earlier version', () => {
  it('has been in every stage, of wallets and of Safes', () => {
    expect(new Set(acts.map(({ stage }) => stage))).toEqual(new Set(STAGES))
    expect(new Set(acts.map(({ kind }) => kind))).toEqual(new Set(['wallet', 'safe']))
    expect(acts.flatMap(({ signatures }) => signatures).length).toBeGreaterThan(20)
  })

  it('opens with every act and each of its fields, prompts and doubts among them', () => {
    const { store } = open()
    expect(store.unread()).toEqual([])
    const entries = byId(store.get())
    for (const { asking, doubt, ...fields } of acts) {
      const entry = entries.get(fields.id)
      expect(entry).toMatchObject({ ...fields, prompt: asking, unresolvedSend: doubt })
    }
    expect(entries.size).toBe(acts.length)
  })

  it('is written back so that the earlier version would read it, too', () => {
    const { store, storage } = open()
    store.add([])
    store.dispatch('nobody', { type: 'listed' })
    const [first] = acts
    store.forget(first?.id ?? '')
    const after: Written[] = JSON.parse(storage.getItem(ACTS) ?? '[]')
    expect(after).toHaveLength(acts.length - 1)
    for (const [index, item] of after.entries()) expect(item).toMatchObject(acts[index + 1] ?? {})
  })

  it('brings its messages and batches along, with each signature', () => {
    const { store, storage } = open()
    adoptOlderLists(store, storage, 0)
    const messages: readonly Record<string, unknown>[] = JSON.parse(
      written['countersign.app.messages'] ?? '[]',
    )
    expect(messages).toHaveLength(3)
    const kept = store.get().filter((entry) => entry.kind === 'message' && isKept(entry))
    expect(
      kept.map(({ account, message, signatures: [signed] }) => ({
        ...{ chainId: 31337, address: account, hash: message?.hash, message: message?.content },
        ...{ signer: signed?.signer, signature: signed?.signature },
      })),
    ).toEqual(messages)
    expect(store.get().filter(({ batch }) => batch === '0xbatch')).toHaveLength(1)
    expect(unreadInOlderLists(storage)).toEqual([])
  })

  it('knows its contacts and its recent transactions', () => {
    const { storage } = open()
    expect(createMemory(storage).contacts.get()).toEqual(
      JSON.parse(written['countersign.app.contacts'] ?? '[]'),
    )
    const { transactions } = JSON.parse(written['countersign.transactions'] ?? '{}')
    expect(transactions.length).toBeGreaterThan(10)
    expect(createTransactionStore({ storage, window: undefined }).get()).toEqual(transactions)
  })
})
