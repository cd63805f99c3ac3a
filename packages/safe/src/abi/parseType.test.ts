import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { InvalidFunctionError } from '../errors.ts'
import { anyFunctionCall } from '../testing-only/anyFunction.ts'
import { runs } from '../testing-only/arbitraries.ts'
import { parseType } from './parseType.ts'
import { typeName } from './typeName.ts'

describe('parseType', () => {
  it('R-GW-1 reads any type by its canonical text', () => {
    fc.assert(
      fc.property(anyFunctionCall, ({ abi }) => {
        for (const { type } of abi.inputs)
          expect(typeName(parseType(typeName(type)))).toBe(typeName(type))
      }),
      { numRuns: runs(100, 5000) },
    )
  })

  it.each([
    '',
    ' ',
    'address yourSafe',
    ' address',
    'address ',
    'address,uint256',
    'uint256)(uint256',
    '(address',
    'address)',
    '(address token,address spender)',
    'uint',
    'tuple',
    '()',
  ])('R-GW-1 refuses %j', (text) => {
    expect(() => parseType(text)).toThrow(InvalidFunctionError)
  })
})
