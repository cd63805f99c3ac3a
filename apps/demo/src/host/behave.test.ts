import { expect, test } from 'vitest'
import { behave, type Mode } from './behave.ts'

const good = { id: 'a', version: '9.1.0', success: true, data: 1 }

test.each<[Mode, unknown[]]>([
  ['normal', [good]],
  ['slow', [good]],
  ['elsewhere', [good]],
  ['silent', []],
])('%s', (mode, messages) => {
  expect(behave(mode, 'a', { success: true, data: 1 })).toEqual(messages)
})

test('nonsense comes before a right answer, which then comes too late', () => {
  const messages = behave('malformed', 'a', { success: true, data: 1 })
  expect(messages.at(-1)).toEqual(good)
  expect(messages.at(-2)).toMatchObject({ id: 'a', data: { safeAddress: '0x12' } })
})
