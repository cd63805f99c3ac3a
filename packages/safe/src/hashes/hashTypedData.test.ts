import fc from 'fast-check'
import { type TypedDataDefinition, hashTypedData as viemHashTypedData } from 'viem'
import { describe, expect, it } from 'vitest'
import { SafeError } from '../errors.ts'
import { anyAddress, anyHex, anyUint, runs } from '../testing-only/arbitraries.ts'
import { boundTypedData } from './boundTypedData.ts'
import { hashTypedData } from './hashTypedData.ts'

type Field = { name: string; type: string }
type Types = Record<string, Field[]>
type Data = { domain: object; types: Types; primaryType: string; message: unknown }

// What strangers send has any shape.
const ours = (data: unknown) => hashTypedData(data as TypedDataDefinition)
const viems = (data: unknown) => viemHashTypedData(data as TypedDataDefinition)

const bytesOf = (size: number) =>
  fc
    .uint8Array({ minLength: size, maxLength: size })
    .map((bytes) => `0x${Buffer.from(bytes).toString('hex')}`)

const WORDS: Record<string, fc.Arbitrary<unknown>> = {
  address: anyAddress,
  bool: fc.boolean(),
  string: fc.string({ unit: 'grapheme' }),
  bytes: anyHex(80),
  bytes1: bytesOf(1),
  bytes32: bytesOf(32),
  uint8: fc.nat(255),
  uint256: anyUint().map(String),
  int64: fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }).map(String),
}

/** Types that stand on later ones, and on themselves in lists. */
const anyTypes: fc.Arbitrary<Types> = fc
  .array(
    fc.uniqueArray(
      fc.record({
        name: fc.stringMatching(/^[a-z][a-z0-9_]{0,5}$/),
        base: fc.oneof(fc.constantFrom(...Object.keys(WORDS)), fc.nat(4)),
        list: fc.constantFrom('', '', '[]', '[2]', '[][]'),
      }),
      { selector: ({ name }) => name, maxLength: 5 },
    ),
    { minLength: 1, maxLength: 4 },
  )
  .map((all) =>
    Object.fromEntries(
      all.map((fields, index): [string, Field[]] => [
        `T${index}`,
        fields.map(({ name, base, list }) => {
          if (typeof base === 'string') return { name, type: base + list }
          const later = index + 1 + base
          return later < all.length
            ? { name, type: `T${later}${list}` }
            : { name, type: `T${index}[]${list}` }
        }),
      ]),
    ),
  )

function anyValueOf(types: Types, type: string, depth = 0): fc.Arbitrary<unknown> {
  const fields = types[type]
  if (fields) {
    return fc.record(
      Object.fromEntries(
        fields.map((each) => [each.name, anyValueOf(types, each.type, depth + 1)]),
      ),
      { noNullPrototype: true },
    )
  }
  if (!type.endsWith(']')) return WORDS[type] ?? fc.constant(null)
  const of = type.slice(0, type.lastIndexOf('['))
  const maxLength = depth > 4 ? 0 : 2
  return maxLength === 0
    ? fc.constant([])
    : fc.array(anyValueOf(types, of, depth + 2), { maxLength })
}

const anyDomain = fc.record(
  {
    name: fc.string(),
    version: fc.string(),
    chainId: fc.nat(),
    verifyingContract: anyAddress,
    salt: bytesOf(32),
  },
  { requiredKeys: [], noNullPrototype: true },
)

const anyTypedData: fc.Arbitrary<Data> = anyTypes.chain((types) =>
  fc.record({
    types: fc.constant(types),
    domain: anyDomain,
    primaryType: fc.constantFrom('T0', 'T0', 'T0', 'EIP712Domain'),
    message: anyValueOf(types, 'T0'),
  }),
)

/** The same with one thing in it that is something else. */
const anySpoiled = fc
  .tuple(anyTypedData, fc.jsonValue({ maxDepth: 2 }), fc.nat())
  .map(([data, other, at]) => {
    let left = at % 40
    const spoil = (value: unknown): unknown => {
      if (left-- === 0) return other
      if (Array.isArray(value)) return value.map(spoil)
      if (typeof value !== 'object' || value === null) return value
      return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, spoil(inner)]))
    }
    return spoil(data)
  })

describe('hashTypedData', () => {
  it('R-GW-6 is equal to viem’s', () => {
    fc.assert(
      fc.property(anyTypedData, (data) => {
        expect(ours(data)).toBe(viems(data))
      }),
      { numRuns: runs(300, 20_000) },
    )
  })

  it('R-GW-6 is equal to viem’s or an error of ours, whatever stands in it', () => {
    fc.assert(
      fc.property(anySpoiled, (data) => {
        let hash: string
        try {
          hash = ours(data)
        } catch (error) {
          expect(error).toBeInstanceOf(SafeError)
          return
        }
        expect(hash).toBe(viems(data))
      }),
      { numRuns: runs(500, 20_000) },
    )
  })

  it('R-GW-6 declared domains are hashed as they are declared', () => {
    const types = {
      EIP712Domain: [{ name: 'chainId', type: 'uint256' }],
      Note: [{ name: 'text', type: 'string' }],
    }
    const data = { domain: { chainId: '1' }, types, primaryType: 'Note', message: { text: 'x' } }
    expect(ours(data)).toBe(viems(data))
  })

  const field = (name: string, type = 'string') => ({ name, type })
  const A = [field('x')]
  const note = (changes: object) => ({
    domain: {},
    types: { A },
    primaryType: 'A',
    message: { x: 'y' },
    ...changes,
  })

  it.each([
    ['types that are no object', note({ types: 'A' })],
    ['types that are a list of nothing', note({ types: { A: [null] } })],
    ['a field without a type', note({ types: { A: [{ name: 'x' }] } })],
    ['a field named twice', note({ types: { A: [field('x'), field('x')] } })],
    ['an inherited name', note({ types: { A: [field('toString')] } })],
    ['an inherited type', note({ types: { A: [field('x', 'constructor')] } })],
    ['a text in place of a struct', note({ message: 'xyz', types: { A: [field('0', 'A')] } })],
    ['a list in place of a struct', note({ message: [['']], types: { A: [field('0', 'A')] } })],
    ['a number in place of a text', note({ message: { x: 7 } })],
    [
      'a truth in place of a number',
      note({ types: { A: [field('x', 'uint8')] }, message: { x: true } }),
    ],
    ['51 types', note({ types: { ...many(50, (i) => [`B${i}`, A]), A } })],
    [
      '401 fields',
      note({ types: { A, B: Array.from({ length: 400 }, (_, i) => field(`f${i}`)) } }),
    ],
    ['long names', note({ types: { A, B: [field('x'.repeat(8_192))] } })],
    [
      '3,001 values',
      note({ types: { A: [field('x', 'uint8[]')] }, message: { x: Array(3_000).fill(1) } }),
    ],
    ['33 levels', note({ types: { A: [field('x', 'A[]')] }, message: deep(20) })],
  ])('R-BND-2 refuses %s', (_, data) => {
    expect(() => ours(data)).toThrow(SafeError)
  })

  it('R-BND-2 takes as much as the bounds say', () => {
    const types = { ...many(48, (i) => [`B${i}`, A]), A: [field('x', 'uint8[]')], Z: A }
    expect(ours(note({ types, message: { x: Array(2_990).fill(1) } }))).toMatch(/^0x/)
    expect(ours(note({ types: { A: [field('x', 'A[]')] }, message: deep(15) }))).toMatch(/^0x/)
  })

  it('R-BND-2 the bounds hold for whoever only walks along', () => {
    expect(() => boundTypedData({ types: null })).toThrow(SafeError)
    expect(() => boundTypedData(note({ types: { A: [field('x'), field('x')] } }))).toThrow(
      SafeError,
    )
    expect(boundTypedData(note({}))).toBeUndefined()
  })
})

function many<T>(count: number, entry: (index: number) => [string, T]): Record<string, T> {
  return Object.fromEntries(Array.from({ length: count }, (_, index) => entry(index)))
}

/** Structs in lists in structs. */
function deep(levels: number): object {
  return levels === 0 ? { x: [] } : { x: [deep(levels - 1)] }
}
