import { memoryStorage } from '@countersign/core/testing'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { createLocalList } from './createLocalList.ts'

const at = 'countersign.app.names'
/** As a newer version would write them, and one that is damaged. */
const NEWER = { name: 'Cai', kind: 'new', more: [1, { deep: true }] }
const DAMAGED = null

function open(kept: unknown) {
  const storage = memoryStorage({ [at]: JSON.stringify(kept) })
  const item = v.strictObject({ name: v.string() })
  const list = () => createLocalList({ key: 'names', item, storage })
  return { list, written: () => JSON.parse(storage.items.get(at) ?? 'null'), storage }
}

describe('R-TX-9 a list of which not all can be read', () => {
  it('shows the others, and counts what it cannot read', () => {
    const list = open([NEWER, { name: 'Ada' }, DAMAGED]).list()
    expect(list.get()).toEqual([{ name: 'Ada' }])
    expect(list.unread()).toEqual([NEWER, DAMAGED])
  })

  it('writes back what it cannot read, whatever is changed beside it, and in every tab', () => {
    const { list, written } = open([NEWER, { name: 'Ada' }])
    const [one, other] = [list(), list()]
    one.update((names) => [...names, { name: 'Ben' }])
    other.update((names) => names.filter(({ name }) => name !== 'Ada'))
    expect(written()).toEqual([{ name: 'Ben' }, NEWER])
    one.set([])
    expect(written()).toEqual([NEWER])
    expect(list().unread()).toEqual([NEWER])
  })

  it('puts aside what is no list at all', () => {
    const { list, written, storage } = open({ version: 2 })
    const names = list()
    expect([names.get(), names.unread()]).toEqual([[], []])
    names.set([{ name: 'Ada' }])
    expect(written()).toEqual([{ name: 'Ada' }])
    expect(storage.items.get(`${at}.unread`)).toBe('{"version":2}')
  })
})
