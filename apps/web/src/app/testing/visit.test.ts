// @vitest-environment jsdom

import { expect, it } from 'vitest'
import { visit } from './visit.tsx'

it('what a page still writes when it has been left, the next one does not find', async () => {
  const page = await visit('/preferences', [])
  const own = localStorage
  own.setItem('cache', 'before')
  expect(localStorage.getItem('cache')).toBe('before')
  await page.leave()
  own.setItem('cache', 'late')
  expect(localStorage.getItem('cache')).toBeNull()
})
