import { expect, test } from 'vitest'
import { genesisTime } from '../world/definitions.ts'
import { owners } from './cast.ts'
import { moment } from './moment.ts'
import { timeline } from './timeline.ts'

test.each([31337, 31338] as const)('chain %i: told in order, over months, in the past', (id) => {
  const times = timeline(id).map(({ at }) => at)
  expect(times).toEqual(times.toSorted((a, b) => a - b))
  expect(times[0]).toBeGreaterThan(genesisTime + 86_400)
  expect(times.at(-1)).toBeGreaterThan(moment('2026-10-01T00:00:00'))
  expect(times.at(-1)).toBeLessThan(moment('2026-11-01T00:00:00'))
})

test('Ada signs, and never sends: her account begins without a past', () => {
  const deeds = [...timeline(31337), ...timeline(31338)]
  expect(deeds.some(({ by }) => by.address === owners.ada.address)).toBe(false)
  const signed = deeds.filter(
    (deed) => deed.kind === 'execute' && deed.signers.includes(owners.ada),
  )
  expect(signed.length).toBeGreaterThan(50)
})

test('a time that does not exist is refused', () => {
  expect(() => moment('2026-13-01T00:00:00')).toThrow('is not a time of the story')
})
