// @vitest-environment jsdom
import * as gateway from '@countersign/gateway'
import * as build from '@countersign/gateway/testing'
import { act } from 'react'
import { getAddress } from 'viem'
import { afterEach, describe, expect, it } from 'vitest'
import { LONGEST_TEXT } from '../features/send/longestText.ts'
import { QUIET } from './testing/shownCalls.ts'
import { until, visit } from './testing/visit.tsx'

const SAFE = build.addressOf(0x5afe01)
const KEY = `countersign.app.draft.31337.${getAddress(SAFE)}`
const ITEM = { id: 1, kind: 'payment', asset: SAFE, isOther: false, to: 'Ada', amount: '1' }

let leave = async () => {}
afterEach(async () => {
  await leave()
  leave = async () => {}
})

const kept = () => JSON.parse(localStorage.getItem(KEY) ?? '{}')

async function open(search: string, draft: object, answers = QUIET) {
  localStorage.setItem(
    KEY,
    JSON.stringify({ version: 1, items: [ITEM], nonce: null, note: '', done: 0, ...draft }),
  )
  const page = await visit(`/one:${SAFE}/send${search}`, answers)
  leave = page.leave
  const places = () =>
    [...page.place.querySelectorAll('select')].find(({ options }) =>
      [...options].some(({ text }) => /behind all/.test(text)),
    )
  await until(() => places() && !places()?.disabled)
  return { page, place: () => places()?.selectedOptions[0]?.text }
}

describe('a draft’s place in the queue', () => {
  const silent = QUIET.filter(({ endpoint }) => endpoint !== gateway.getTransactionQueue)

  it('R-JDG-1 is shown as it is kept, also where the queue cannot be read', async () => {
    const { page, place } = await open('', { nonce: 9 }, silent)
    expect(place()).toBe('9, as chosen before')
    expect(page.text()).toContain('what waits at this place is not known')
    expect(page.text()).not.toContain('The next free place is taken')
    expect(kept().nonce).toBe(9)
  })

  it('R-JDG-1 is the next free one, in the draft too, once the Safe has passed it', async () => {
    const { place } = await open('', { nonce: 3 })
    await until(() => kept().nonce === null)
    expect(place()).toBe('7, behind all that waits')
  })
})

describe('a link into a draft', () => {
  it('R-TX-9 does not damage what is kept', async () => {
    const { page } = await open(`?to=${'a'.repeat(LONGEST_TEXT + 1)}`, {})
    expect(kept().items).toEqual([ITEM])
    await page.goTo(`/one:${SAFE}/send?to=Ben`)
    await until(() => kept().items.length === 2)
  })

  it('R-TX-5 adds nothing to what is proposed in part', async () => {
    await open('?to=Eve', { done: 1 })
    await until(() => !window.location.search.includes('Eve'))
    expect(kept().items).toEqual([ITEM])
  })
})

describe('an item that is added', () => {
  it.each(['Collectible', 'Contract call', 'Table', 'Settings'])(
    '%s comes with all of its fields: nothing below it moves under the next press',
    async (kind) => {
      const { page } = await open('', {})
      const items = () => [...page.place.querySelectorAll('ol > li')]
      const seen: number[] = []
      const watch = new MutationObserver(() => {
        const [, added] = items()
        if (added) seen.push(added.querySelectorAll('input, select, textarea').length)
      })
      watch.observe(page.place, { childList: true, subtree: true })
      const [add] = [...page.place.querySelectorAll('button')].filter(
        ({ textContent }) => textContent === kind,
      )
      await act(async () => add?.click())
      await until(() => items().length === 2)
      watch.disconnect()
      expect(seen[0]).toBeGreaterThan(0)
    },
  )
})
