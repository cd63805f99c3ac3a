import fc from 'fast-check'
import { type Hex, toRlp } from 'viem'
import { describe, expect, it } from 'vitest'
import { InvalidProofError } from '../errors.ts'
import { anyHex, runs } from '../testing-only/arbitraries.ts'
import { decodeRlp, type RlpItem } from './decodeRlp.ts'

type Nested = Hex | Nested[]

const { nested } = fc.letrec<{ nested: Nested }>((tie) => ({
  nested: fc.oneof({ maxDepth: 3 }, anyHex(300), fc.array(tie('nested'), { maxLength: 5 })),
}))

const plain = (value: Nested): RlpItem =>
  typeof value === 'string' ? value.slice(2) : value.map(plain)

describe('decodeRlp', () => {
  it('R-GW-1 reads what was encoded', () => {
    fc.assert(
      fc.property(nested, (value) => {
        expect(decodeRlp(toRlp(value).slice(2))).toEqual(plain(value))
      }),
      { numRuns: runs(300, 20_000) },
    )
  })

  it('R-GW-1 reads no bytes in two ways: what it reads is encoded as those bytes again', () => {
    const encode = (item: RlpItem): string => toRlp(wrap(item)).slice(2)
    fc.assert(
      fc.property(fc.oneof(anyHex(80), nested.map(toHexRlp)), fc.nat(), (bytes, seed) => {
        const digits = flip(bytes.slice(2), seed)
        let item: RlpItem
        try {
          item = decodeRlp(digits)
        } catch (error) {
          expect(error).toBeInstanceOf(InvalidProofError)
          return
        }
        expect(encode(item)).toBe(digits)
      }),
      { numRuns: runs(1000, 50_000) },
    )
  })

  it.each<[string, string]>([
    ['nothing', ''],
    ['a small byte in two bytes', '8105'],
    ['a long form of a short length', `b801${'ff'.repeat(1)}`],
    ['a length with a zero in front', `b90038${'ff'.repeat(56)}`],
    ['bytes after the end', '0505'],
    ['a text that ends too early', '83ffff'],
    ['a list that ends in its item', 'c283ff'],
    ['a length of eight bytes', 'bfffffffffffffffff'],
    ['lists in lists in lists', 'c9c8c7c6c5c4c3c2c1c0'],
  ])('R-GW-1 refuses %s', (_, digits) => {
    expect(() => decodeRlp(digits)).toThrow(InvalidProofError)
  })
})

const toHexRlp = (value: Nested): Hex => toRlp(value)

const wrap = (item: RlpItem): Nested =>
  typeof item === 'string' ? `0x${item}` : item.map((each) => wrap(each))

/** One digit changed, or none. */
function flip(digits: string, seed: number): string {
  if (digits === '' || seed % 3 === 0) return digits
  const at = seed % digits.length
  const digit = Number.parseInt(digits.charAt(at), 16) ^ (1 << (seed % 4))
  return digits.slice(0, at) + digit.toString(16) + digits.slice(at + 1)
}
