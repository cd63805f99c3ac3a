import fc from 'fast-check'
import { decodeAbiParameters, type Hex } from 'viem'
import { describe, expect, it } from 'vitest'
import { InvalidCalldataError } from '../errors.ts'
import { anyFunctionCall } from '../testing-only/anyFunction.ts'
import { anyHex, runs } from '../testing-only/arbitraries.ts'
import { decodeParameters } from './decodeParameters.ts'
import { encodeCall } from './encodeCall.ts'
import { parseFunction } from './parseFunction.ts'

const decode = (text: string, digits: string) =>
  decodeParameters(
    parseFunction(text).inputs.map(({ type }) => type),
    digits,
  )
const word = (value: number | bigint) => value.toString(16).padStart(64, '0')

describe('decodeParameters', () => {
  it('R-GW-1 reads back what viem has encoded, for any types', () => {
    fc.assert(
      fc.property(anyFunctionCall, ({ abi, values }) => {
        const digits = encodeCall(abi, values).slice(10)
        const types = abi.inputs.map(({ type }) => type)
        expect(decodeParameters(types, digits)).toEqual({ values, length: digits.length })
      }),
      { numRuns: runs(300, 10_000) },
    )
  })

  it('R-GW-1 accepts only bytes that encode to themselves', () => {
    fc.assert(
      fc.property(anyFunctionCall, fc.nat(), fc.nat(7), ({ abi, values }, at, bit) => {
        const bytes = Buffer.from(encodeCall(abi, values).slice(10), 'hex')
        if (bytes.length === 0) return
        bytes[at % bytes.length] = (bytes[at % bytes.length] ?? 0) ^ (1 << bit)
        const digits = bytes.toString('hex')
        const types = abi.inputs.map(({ type }) => type)
        try {
          const { values: read, length } = decodeParameters(types, digits)
          expect(encodeCall(abi, read).slice(10)).toBe(digits.slice(0, length))
        } catch (error) {
          expect(error).toBeInstanceOf(InvalidCalldataError)
        }
      }),
      { numRuns: runs(300, 10_000) },
    )
  })

  it('R-GW-1 answers any bytes with values or with an error of ours', () => {
    fc.assert(
      fc.property(anyFunctionCall, anyHex(400), ({ abi }, bytes) => {
        const types = abi.inputs.map(({ type }) => type)
        try {
          decodeParameters(types, bytes.slice(2))
        } catch (error) {
          expect(error).toBeInstanceOf(InvalidCalldataError)
        }
      }),
      { numRuns: runs(300, 10_000) },
    )
  })

  it.each([
    ['an offset that skips bytes', 'f(bytes)', word(64) + word(0) + word(0)],
    ['an offset that points back', 'f(bytes,bytes)', word(64) + word(64) + word(0)],
    ['a length beyond the end', 'f(bytes)', word(32) + word(1)],
    ['a length beyond all numbers', 'f(bytes)', `${word(32)}${'f'.repeat(64)}`],
    ['padding that is not zero', 'f(bytes)', `${word(32)}${word(1)}ff${'0'.repeat(61)}1`],
    ['a number above its type', 'f(uint8)', word(256)],
    ['a number below its type', 'f(int8)', word(128)],
    ['a third truth', 'f(bool)', word(2)],
    ['an address of 21 bytes', 'f(address)', word(1n << 160n)],
    ['bytes behind a short word', 'f(bytes4)', `11223344${'0'.repeat(55)}1`],
    ['a text that is not UTF-8', 'f(string)', `${word(32)}${word(1)}ff${'0'.repeat(62)}`],
    ['an array longer than the data', 'f(uint256[])', word(32) + word(3) + word(1)],
    ['a fixed array longer than the data', 'f(uint256[999999999])', word(1)],
    ['too few words', 'f(uint256,uint256)', word(1)],
  ])('R-GW-1 refuses %s', (_, text, digits) => {
    expect(() => decode(text, digits)).toThrow(InvalidCalldataError)
  })

  it('R-GW-1 keeps the mark at the start of a text', () => {
    const digits = `${word(32)}${word(4)}efbbbf41${'0'.repeat(56)}`
    expect(decode('f(string)', digits).values).toEqual(['\uFEFFA'])
  })

  it('R-GW-1 is stricter than viem about where things lie', () => {
    // viem follows the offset anywhere; two readings of one calldata would be possible.
    const digits = word(64) + word(0) + word(0)
    expect(decodeAbiParameters([{ type: 'bytes' }], `0x${digits}` as Hex)).toEqual(['0x'])
    expect(() => decode('f(bytes)', digits)).toThrow(InvalidCalldataError)
  })
})
