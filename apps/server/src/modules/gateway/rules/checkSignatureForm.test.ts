import type { Hex } from 'viem'
import { expect, it } from 'vitest'
import { RefusedError } from '../errors/errors.ts'
import { checkSignatureForm } from './checkSignatureForm.ts'

const plain: Hex = `0x${'11'.repeat(64)}1b`

it('R-BND-2 one signature has the form of one, whoever made it', () => {
  expect(checkSignatureForm(plain)).toBeUndefined()
  expect(checkSignatureForm(`0x${'11'.repeat(64)}00`)).toBeUndefined()
  expect(
    checkSignatureForm(`0x${'00'.repeat(12)}${'11'.repeat(20)}${'00'.repeat(32)}01`),
  ).toBeUndefined()
})

it.each([
  ['two', `${plain}${plain.slice(2)}`],
  ['half of one', plain.slice(0, 66)],
  ['garbage', `0x${'ab'.repeat(65)}`],
  ['much garbage', `0x${'ab'.repeat(30_000)}`],
])('R-BND-2 %s has not', (_, signature) => {
  expect(() => checkSignatureForm(signature as Hex)).toThrow(RefusedError) // written as one
})
