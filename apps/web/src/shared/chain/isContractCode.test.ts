import { expect, it } from 'vitest'
import { isContractCode } from './isContractCode.ts'

it.each([
  ['0x', false],
  [`0xef0100${'ab'.repeat(20)}`, false],
  [`0xEF0100${'ab'.repeat(20)}`, false],
  ['0x60', true],
  ['0xef', true],
] as const)('%s is a contract’s: %s', (code, is) => {
  expect(isContractCode(code)).toBe(is)
})
