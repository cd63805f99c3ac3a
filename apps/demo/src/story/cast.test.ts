import { expect, test } from 'vitest'
import { strangers, vendors } from './cast.ts'
import { storySafes } from './storySafes.ts'

test('the look-alike has the first four and the last four characters of a frequent recipient', () => {
  const real = vendors.harbour.address.toLowerCase()
  const fake = strangers.lookAlike.address.toLowerCase()
  expect(fake).not.toBe(real)
  expect(fake.slice(0, 6)).toBe(real.slice(0, 6))
  expect(fake.slice(-4)).toBe(real.slice(-4))
})

test('the bait names Ada and whoever made it', () => {
  expect(storySafes.bait.owners[1]).toBe(strangers.meddler.address)
})
