import fc from 'fast-check'
import { parseAbiItem, toFunctionSelector, toFunctionSignature } from 'viem'
import { describe, expect, it } from 'vitest'
import { bundledFunctions } from '../calls/bundledFunctions.ts'
import { InvalidFunctionError } from '../errors.ts'
import { runs } from '../testing-only/arbitraries.ts'
import { parseFunction } from './parseFunction.ts'

describe('parseFunction', () => {
  it.each(Object.values(bundledFunctions).flat())('R-GW-1 reads %s as viem does', (text) => {
    const item = parseAbiItem([`function ${text}`] as readonly string[])
    if (item?.type !== 'function') throw new Error('no function')
    const parsed = parseFunction(text)
    expect(parsed.signature).toBe(toFunctionSignature(item))
    expect(parsed.selector).toBe(toFunctionSelector(item))
    expect(parsed.inputs.map(({ name }) => name)).toEqual(item.inputs.map(({ name }) => name))
  })

  it('R-GW-1 reads tuples in arrays in tuples', () => {
    const { signature } = parseFunction('f((uint8 a,(bytes32,int256[2][])[3] b)[] c,bool)')
    expect(signature).toBe('f((uint8,(bytes32,int256[2][])[3])[],bool)')
  })

  it.each([
    '',
    'f',
    'f(',
    'f()x',
    'f(uint)',
    'f(uint7)',
    'f(uint264)',
    'f(uint008)',
    'f(bytes33)',
    'f(bytes0)',
    'f(tuple)',
    'f(())',
    'f(uint256[0])',
    'f(uint256[01])',
    'f(uint256[-1])',
    'f(uint256,)',
    'f(uint256 a b)',
    'f(uint256  a)',
    '1f()',
    `f(${'('.repeat(20)}uint8${')'.repeat(20)})`,
    `f(uint8${'[]'.repeat(20)})`,
    `f(${'uint8,'.repeat(2000)}uint8)`,
  ])('R-GW-1 refuses %j', (text) => {
    expect(() => parseFunction(text)).toThrow(InvalidFunctionError)
  })

  it('R-GW-1 refuses any other text with an error of ours', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'fu8int256bytesaddr()[],_ $') }), (text) => {
        try {
          expect(parseFunction(text).selector).toMatch(/^0x[0-9a-f]{8}$/)
        } catch (error) {
          expect(error).toBeInstanceOf(InvalidFunctionError)
        }
      }),
      { numRuns: runs(500, 20_000) },
    )
  })
})
