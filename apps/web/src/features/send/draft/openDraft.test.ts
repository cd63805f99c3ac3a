import { describe, expect, it } from 'vitest'
import { emptyDraft } from './draftReducer.ts'
import { draftKey, openDraft } from './openDraft.ts'

const place = { chainId: 1, address: '0x00000000000000000000000000000000000000Aa' } as const

function keeping(text: string | null) {
  const kept = new Map(text === null ? [] : [[draftKey(place), text]])
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}

describe('openDraft', () => {
  it('has what was kept', () => {
    expect(openDraft(place, keeping(null))).toEqual({ status: 'none' })
    const kept = keeping(JSON.stringify(emptyDraft))
    expect(openDraft(place, kept)).toEqual({ status: 'read', draft: emptyDraft })
  })

  it.each([
    ['no JSON', '{"items":'],
    ['something else', '[]'],
    ['a later version', JSON.stringify({ ...emptyDraft, version: 2 })],
    ['an item of an unknown kind', JSON.stringify({ ...emptyDraft, items: [{ kind: 'gift' }] })],
  ])('says that %s is damaged, and leaves it', (_, text) => {
    const storage = keeping(text)
    expect(openDraft(place, storage)).toEqual({ status: 'damaged', text })
    expect(storage.getItem(draftKey(place))).toBe(text)
  })
})
