import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { draftReducer, emptyDraft } from './draft/draftReducer.ts'
import { readDraftText } from './draft/openDraft.ts'
import { LONGEST_TEXT } from './longestText.ts'
import { sendSearch } from './sendSearch.ts'

const parse = (search: Record<string, unknown>) => v.parse(sendSearch, search)
const text = (length: number) => 'a'.repeat(length)

describe('sendSearch', () => {
  it.each(['to', 'asset', 'who'])(
    'R-TX-9 a link brings no %s that a draft could not keep',
    (name) => {
      expect(parse({ [name]: text(LONGEST_TEXT + 1) })).toEqual({})
      expect(parse({ [name]: text(LONGEST_TEXT) })).toEqual({ [name]: text(LONGEST_TEXT) })
    },
  )

  it('R-TX-9 a draft with the longest that a link brings is read again', () => {
    const {
      to = '',
      asset = '',
      who = '',
    } = parse({
      ...{ to: text(LONGEST_TEXT), asset: text(LONGEST_TEXT), who: text(LONGEST_TEXT) },
    })
    const paid = draftReducer(emptyDraft, { type: 'added', kind: 'payment', change: { to, asset } })
    const all = draftReducer(paid, { type: 'added', kind: 'settings', change: { old: who, asset } })
    expect(readDraftText(JSON.stringify(all))).toEqual({ status: 'read', draft: all })
  })

  const hash = `0x${'aB'.repeat(32)}`
  it.each([
    ['a whole hash', hash, hash],
    ['nothing', '', undefined],
    ['one digit', 'b', undefined],
    ['a hash but for its first digit', hash.slice(0, 2) + hash.slice(3), undefined],
    ['something behind a hash', `${hash}_`, undefined],
  ])('R-JDG-4 what is replaced is named by a whole hash: %s', (_, replace, expected) => {
    expect(parse({ replace }).replace).toBe(expected)
  })
})
