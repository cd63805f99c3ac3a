import { expect, it } from 'vitest'
import { RefusedError } from '../errors/errors.ts'
import { createDayOf } from './createDayOf.ts'
import { labelDays } from './labelDays.ts'

const at = (text: string) => Date.parse(text)
const EVENING = at('2026-05-12T23:30:00Z')
const MORNING = at('2026-05-12T08:00:00Z')
const DAY_BEFORE = at('2026-05-11T22:30:00Z')

function label(
  times: readonly number[],
  options: { timezone?: string | null; offset?: number; before?: number | null } = {},
) {
  const items = labelDays({
    items: times.map((time) => ({ type: 'ITEM' as const, time })),
    timeOf: ({ time }) => time,
    dayOf: createDayOf(options.timezone ?? null, options.offset),
    before: options.before ?? null,
  })
  return items.map((item) =>
    item.type === 'DATE_LABEL'
      ? `[${new Date(item.timestamp).toISOString().slice(5, 16)}]`
      : 'item',
  )
}

it.each([
  ['nothing', [], {}, []],
  ['one day', [EVENING, MORNING], {}, ['[05-12T23:30]', 'item', 'item']],
  ['two days', [MORNING, DAY_BEFORE], {}, ['[05-12T08:00]', 'item', '[05-11T22:30]', 'item']],
  [
    'a zone where it is later',
    [EVENING, MORNING, DAY_BEFORE],
    { timezone: 'Europe/Zurich' },
    ['[05-12T23:30]', 'item', '[05-12T08:00]', 'item', 'item'],
  ],
  [
    'an offset',
    [EVENING, MORNING],
    { offset: 3_600_000 },
    ['[05-12T23:30]', 'item', '[05-12T08:00]', 'item'],
  ],
  ['a page that goes on with a day', [MORNING], { before: EVENING }, ['item']],
  ['a page that begins a day', [DAY_BEFORE], { before: MORNING }, ['[05-11T22:30]', 'item']],
  [
    'a page that goes on with a day of a zone',
    [MORNING],
    { before: EVENING, timezone: 'Asia/Tokyo' },
    ['[05-12T08:00]', 'item'],
  ],
] as const)('R-GW-5 the labels of %s', (_, times, options, expected) => {
  expect(label(times, options)).toEqual(expected)
})

it('R-GW-5 refuses a zone that nobody lives in', () => {
  for (const zone of ['Nowhere/Town', '', '../etc', 'x'.repeat(1000)]) {
    expect(() => createDayOf(zone)).toThrow(new RefusedError('Invalid timezone'))
  }
})

it('R-GW-5 bears any offset', () => {
  expect(createDayOf(null, Number.MAX_SAFE_INTEGER)(EVENING)).toBe('2026-05-13')
  expect(createDayOf(null, -Number.MAX_SAFE_INTEGER)(EVENING)).toBe('2026-05-11')
})
