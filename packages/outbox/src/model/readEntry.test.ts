import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { OutboxEntry, StoredEntry } from './entry.ts'
import { newEntry } from './newEntry.ts'
import { readEntry, writeEntry } from './readEntry.ts'

const account = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const hash = `0x${'ab'.repeat(32)}` as const
const prompt = { what: 'send', signer: account, at: 1, token: 't', walletNonce: 3 } as const
const amounts = { value: '1', safeTxGas: '0', baseGas: '0', gasPrice: '0', nonce: '7' }

/** One in which nothing is empty. */
const whole: OutboxEntry = newEntry({
  ...{ id: 'a', chainId: 1, account, kind: 'safe', description: 'Pay', createdAt: 1 },
  ...{ note: 'For Ben', run: { id: 'r', index: 0, count: 2 } },
  call: { to: account, value: '5', data: '0x12' },
  transaction: {
    ...{ ...amounts, to: account, data: '0x', operation: 1 },
    ...{ gasToken: account, refundReceiver: account },
  },
  safeTxHash: hash,
  message: { hash, content: { domain: {}, types: { A: [] }, primaryType: 'A', message: {} } },
  ...{ stage: 'sent', prompt: { ...prompt, isTogether: true }, unresolvedSend: prompt },
  signatures: [{ signer: account, signature: '0x12', isShared: true }],
  ...{ hashes: [hash], walletNonce: 3, isNonceShared: true, sentNonce: 3, batch: 'b', depth: 2 },
  ...{ listed: true },
  fault: { kind: 'x', details: 'y', answered: { asked: account, signature: '0x12' } },
})

/** What stands at a path of a stored entry is something else. */
function change(value: unknown, path: readonly string[], other: unknown): unknown {
  const [field, ...rest] = path
  if (field === undefined) return other
  if (Array.isArray(value)) return value.map((each) => change(each, rest, other))
  const given = value as Record<string, unknown> // paths are made of these
  return { ...given, [field]: change(given[field], rest, other) }
}

/** Every field of an entry, at every depth. */
function pathsOf(value: unknown): string[][] {
  if (Array.isArray(value))
    return value.slice(0, 1).flatMap((each) => pathsOf(each).map((path) => ['0', ...path]))
  if (typeof value !== 'object' || value === null) return [[]]
  return Object.entries(value).flatMap(([name, each]) => [
    [name],
    ...pathsOf(each).flatMap((path) => (path.length > 0 ? [[name, ...path]] : [])),
  ])
}

describe('R-TX-9 an entry that is written down', () => {
  it('is read as it was', () => {
    expect(readEntry(JSON.parse(JSON.stringify(writeEntry(whole))))).toEqual(whole)
  })

  it('is written by the names that all versions know', () => {
    const stored: StoredEntry = writeEntry(whole)
    expect(stored).toMatchObject({ asking: { token: 't' }, doubt: { token: 't' } })
    expect(Object.keys(stored)).not.toContain('prompt')
  })

  it('is none with any one of its fields gone wrong, and makes nothing fall over', () => {
    const stored = JSON.parse(JSON.stringify(writeEntry(whole)))
    // What a message's own fields hold is whatever its app has put there.
    const paths = pathsOf(stored).filter((path) => path.join('.') !== 'message.content.types.A')
    expect(paths.length).toBeGreaterThan(50)
    for (const path of paths) {
      for (const wrong of [{ toString: 1 }, [[]], Number.NaN]) {
        const read = readEntry(change(stored, path, wrong))
        const isFree = /^message\.content\.(domain|message)$/.test(path.join('.'))
        if (!isFree) expect([path, read]).toEqual([path, undefined])
      }
    }
  })

  it('is nothing that somebody else has written', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(readEntry(value)).toBeUndefined()
      }),
    )
  })
})
