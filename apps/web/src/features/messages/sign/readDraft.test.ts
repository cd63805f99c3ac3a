import { describe, expect, it } from 'vitest'
import { readDraft } from './readDraft.ts'

const typed = {
  domain: { name: 'Field notes', chainId: 31337 },
  types: { Delivery: [{ name: 'what', type: 'string' }] },
  primaryType: 'Delivery',
  message: { what: 'Apples' },
}

describe('readDraft', () => {
  it('takes a text as it is, spaces and all', () => {
    expect(readDraft('text', ' {"a":1}\n')).toEqual({ message: ' {"a":1}\n', fault: null })
  })

  it('reads typed data, and finds its outermost type where nobody names it', () => {
    expect(readDraft('typed', JSON.stringify(typed))).toEqual({ message: typed, fault: null })
    const { primaryType: _, ...unnamed } = typed
    expect(readDraft('typed', JSON.stringify(unnamed))).toEqual({ message: typed, fault: null })
  })

  it.each([
    ['text', '  \n', 'empty'],
    ['typed', '', 'empty'],
    ['typed', '{"types":', 'noJson'],
    ['typed', 'null', 'unreadable'],
    ['typed', '"Apples"', 'unreadable'],
    ['typed', '{}', 'unreadable'],
    ['typed', JSON.stringify({ ...typed, primaryType: 'Nothing' }), 'unreadable'],
    ['typed', JSON.stringify({ ...typed, message: { what: 'x', note: 'free' } }), 'unsigned'],
    ['typed', JSON.stringify({ ...typed, domain: { ...typed.domain, logo: 'x' } }), 'unsigned'],
  ] as const)('%s %s: %s', (kind, text, fault) => {
    expect(readDraft(kind, text)).toEqual({ message: null, fault })
  })
})
