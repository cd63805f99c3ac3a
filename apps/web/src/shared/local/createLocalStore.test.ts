import { memoryStorage } from '@countersign/core/testing'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { createLocalStore } from './createLocalStore.ts'

const schema = v.object({ theme: v.picklist(['light', 'dark']) })
const fallback = { theme: 'light' } as const
const at = 'countersign.app.look'

function open(kept: Record<string, string> = {}) {
  const storage = memoryStorage(kept)
  const otherTab: { change?: (event: { key: string | null; newValue: string | null }) => void } = {}
  const window = {
    addEventListener: (_: string, listener: unknown) => {
      // Only `storage` is listened to, and only these two of its fields are read.
      otherTab.change = listener as typeof otherTab.change
    },
  }
  const store = createLocalStore({ key: 'look', schema, fallback, storage, window })
  return { store, storage, otherTab }
}

describe('local store', () => {
  it.each([
    ['nothing', undefined, 'light'],
    ['what was kept', '{"theme":"dark"}', 'dark'],
    ['damaged text', '{', 'light'],
    ['a foreign value', '{"theme":"pink"}', 'light'],
    ['another shape', '[]', 'light'],
  ])('reads %s', (_, text, theme) => {
    expect(open(text === undefined ? {} : { [at]: text }).store.get()).toEqual({ theme })
  })

  it('keeps what it is given and tells whoever listens', () => {
    const { store, storage } = open()
    const heard: unknown[] = []
    const stop = store.subscribe((value) => heard.push(value))
    store.update(() => ({ theme: 'dark' }))
    stop()
    store.set({ theme: 'light' })
    expect(heard).toEqual([{ theme: 'dark' }])
    expect(storage.items.get(at)).toBe('{"theme":"light"}')
  })

  it('R-NAME-5 puts aside what it cannot read before it writes, each time that there is some', () => {
    const { store, storage } = open({ [at]: '{' })
    store.update(() => ({ theme: 'dark' }))
    expect(storage.items.get(at)).toBe('{"theme":"dark"}')
    expect(storage.items.get(`${at}.unread`)).toBe('{')
    storage.items.set(at, '["another"]')
    store.update(() => ({ theme: 'light' }))
    expect(storage.items.get(`${at}.unread`)).toBe('{')
    expect(storage.items.get(`${at}.unread.unread`)).toBe('["another"]')
    store.set({ theme: 'dark' })
    expect(storage.items.size).toBe(3)
  })

  it('follows other tabs, and forgets when everything is cleared', () => {
    const { store, otherTab } = open()
    otherTab.change?.({ key: at, newValue: '{"theme":"dark"}' })
    expect(store.get().theme).toBe('dark')
    otherTab.change?.({ key: 'another', newValue: '{"theme":"light"}' })
    expect(store.get().theme).toBe('dark')
    otherTab.change?.({ key: null, newValue: null })
    expect(store.get()).toEqual(fallback)
  })
})
