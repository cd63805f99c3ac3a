import { expect, it } from 'vitest'
import { permits } from './permits.mjs'

const PERMITTED = ['MIT', 'Apache-2.0']

it.each([
  ['MIT', true],
  ['GPL-3.0', false],
  ['MIT OR GPL-3.0', true],
  ['GPL-3.0 OR MIT', true],
  ['MIT AND GPL-3.0', false],
  ['(Apache-2.0 AND MIT)', true],
  ['(GPL-3.0 OR MIT) AND Apache-2.0', true],
  ['MIT AND (GPL-3.0 OR LGPL-3.0)', false],
  ['GPL-3.0 OR (MIT AND Apache-2.0)', true],
  ['Apache-2.0 WITH LLVM-exception', false],
  ['MIT Apache-2.0', false],
  ['(MIT', false],
  ['SEE LICENSE IN LICENSE.md', false],
  ['UNLICENSED', false],
  ['', false],
  [undefined, false],
  [null, false],
  [{ type: 'MIT', url: 'https://example.org' }, true],
  [[{ type: 'GPL-3.0' }, { type: 'MIT' }], true],
  [[], false],
])('%o may be used: %o', (licence, answer) => {
  expect(permits(licence, PERMITTED)).toBe(answer)
})
