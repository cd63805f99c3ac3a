import { join } from 'node:path'
import { countInstalled } from '../../scripts/lib/strangers/countInstalled.mjs'
import { expect, test } from './strangerTest.ts'

test('an app has at most 60 packages and 150 MB, and one of each that must be one', () => {
  const { packages, megabytes, notOnce } = countInstalled(join(process.env.STRANGERS ?? '', 'vite'))
  expect(notOnce).toEqual([])
  expect(packages).toBeLessThanOrEqual(60)
  expect(megabytes).toBeLessThanOrEqual(150)
})
