import fc from 'fast-check'
import {
  type Address,
  encodeAbiParameters,
  type Hex,
  hashTypedData as hashAsViem,
  keccak256,
  stringToHex,
  type TypedDataDefinition,
} from 'viem'
import { describe, expect, it } from 'vitest'
import { InvalidMessageError, SafeError } from '../errors.ts'
import { runs } from '../testing-only/arbitraries.ts'
import { boundTypedData } from './boundTypedData.ts'
import { encodeType } from './encodeType.ts'
import { hashTypedData } from './hashTypedData.ts'
import { readSignedFields } from './readSignedFields.ts'

type Field = { name: string; type: string }
type Types = Record<string, Field[]>

const PERMIT2: Address = '0x000000000022D473030F116dDEE9F6B43aC78BA3'
const USDC: Address = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const DUST: Address = '0x0000000000000000000000000000000000000040'
const THIEF: Address = '0x0000000000000000000000000000000000000041'
const FRIEND: Address = '0x0000000000000000000000000000000000000042'
const DEADLINE = 2_000_000_000n
const MILLIONS = 5_000_000_000_000n

const TOKENS = 'TokenPermissions(address token,uint256 amount)'
const STUB =
  'PermitWitnessTransferFrom(TokenPermissions permitted,address spender,uint256 nonce,uint256 deadline,'
const tokens = [
  { name: 'token', type: 'address' },
  { name: 'amount', type: 'uint256' },
]
const domain = { name: 'Permit2', chainId: 1, verifyingContract: PERMIT2 }

const hashText = (text: string) => keccak256(stringToHex(text))
const hashTokens = (token: Address, amount: bigint) =>
  keccak256(
    encodeAbiParameters(
      [{ type: 'bytes32' }, { type: 'address' }, { type: 'uint256' }],
      [hashText(TOKENS), token, amount],
    ),
  )

/** As Permit2's contract works it out when the thief calls it: the text behind its own is the thief's. */
function hashByPermit2(witnessText: string, nonce: bigint, witness: Hex): Hex {
  const words = ['bytes32', 'bytes32', 'address', 'uint256', 'uint256', 'bytes32'].map((type) => ({
    type,
  }))
  const struct = keccak256(
    encodeAbiParameters(words, [
      ...[hashText(STUB + witnessText), hashTokens(USDC, MILLIONS), THIEF],
      ...[nonce, DEADLINE, witness],
    ]),
  )
  const separator = keccak256(
    encodeAbiParameters(
      [{ type: 'bytes32' }, { type: 'bytes32' }, { type: 'uint256' }, { type: 'address' }],
      [
        hashText('EIP712Domain(string name,uint256 chainId,address verifyingContract)'),
        ...[hashText('Permit2'), 1n, PERMIT2],
      ] as const,
    ),
  )
  return keccak256(`0x1901${separator.slice(2)}${struct.slice(2)}`)
}

const swallowing = 'permitted,address spender,uint256 nonce,uint256 deadline,bytes32 w'
/** A friend gets dust, by its names; by its hash the thief gets millions. */
const inField = {
  domain,
  types: {
    PermitWitnessTransferFrom: [
      { name: swallowing, type: 'TokenPermissions' },
      { name: 'taker', type: 'address' },
      { name: 'spender', type: 'address' },
      { name: 'deadline', type: 'uint256' },
      { name: 'permitted', type: 'TokenPermissions' },
    ],
    TokenPermissions: tokens,
  },
  primaryType: 'PermitWitnessTransferFrom',
  message: {
    [swallowing]: { token: USDC, amount: String(MILLIONS) },
    ...{ taker: THIEF, spender: FRIEND, deadline: String(DEADLINE) },
    permitted: { token: DUST, amount: '1' },
  },
}

const asVote = `${STUB}bytes32 w)Vote`
const inStruct = {
  domain,
  types: {
    [asVote]: [
      { name: 'proposal', type: 'bytes32' },
      { name: 'voter', type: 'address' },
      { name: 'choice', type: 'uint256' },
      { name: 'time', type: 'uint256' },
      { name: 'reason', type: 'bytes32' },
    ],
  },
  primaryType: asVote,
  message: {
    ...{ proposal: hashTokens(USDC, MILLIONS), voter: THIEF, choice: '7', time: String(DEADLINE) },
    reason: hashText('for'),
  },
}

describe('names that swallow the fields of a contract’s own type', () => {
  it.each([
    [
      'a field',
      inField,
      hashByPermit2(
        `bytes32 w,address taker,address spender,uint256 deadline,TokenPermissions permitted)${TOKENS}`,
        BigInt(FRIEND),
        hashTokens(DUST, 1n),
      ),
    ],
    [
      'a struct',
      inStruct,
      hashByPermit2(
        'bytes32 w)Vote(bytes32 proposal,address voter,uint256 choice,uint256 time,bytes32 reason)',
        7n,
        hashText('for'),
      ),
    ],
  ])('R-MSG-3 by %s: Permit2 would have taken it, and it is refused', (_, data, taken) => {
    // Values as JSON has them.
    const stated = data as unknown as TypedDataDefinition
    expect(hashAsViem(stated)).toBe(taken)
    expect(() => readSignedFields(data)).toThrow(InvalidMessageError)
    expect(() => hashTypedData(stated)).toThrow(InvalidMessageError)
    expect(() => boundTypedData(data)).toThrow(InvalidMessageError)
  })
})

describe('the names of typed data', () => {
  const check = (types: Types) => boundTypedData({ types, domain: {}, message: {} })
  const ODD = [
    ...['', ' ', 'a b', 'a,b', 'a(b', 'a)b', 'a[b', 'a]', 'a"b', "a'b", 'a`b', 'a\\b', '1a', ':a'],
    ...[
      'a:',
      'a\u202eb',
      'a\u200b',
      '\u2066a',
      'a\u00ad',
      'a\u3164',
      'a\n',
      '\ta',
      'a\u00a0b',
      '\u0430',
    ],
  ]

  it.each(ODD)('R-MSG-3 %j is none, of a struct, of a field or of a field’s type', (name) => {
    expect(() => check({ [name]: [] })).toThrow(InvalidMessageError)
    expect(() => check({ A: [{ name, type: 'bool' }] })).toThrow(InvalidMessageError)
    expect(() => check({ A: [{ name: 'a', type: name }], [name]: [] })).toThrow(InvalidMessageError)
  })

  it.each([
    ...['uint', 'int', 'uint7', 'uint08', 'uint264', 'bytes0', 'bytes33', 'bool1', 'address[', 'B'],
    ...['bool[x]', 'bool[]]', 'bool [2]', 'bool[2', '[]', 'function', 'tuple', 'toString'],
  ])('R-MSG-3 %s is no type that a field may have', (type) => {
    expect(() => check({ A: [{ name: 'a', type }] })).toThrow(InvalidMessageError)
  })

  it('R-MSG-3 those that sites really use are taken', () => {
    const hyperliquid = {
      'HyperliquidTransaction:UsdSend': [
        { name: 'hyperliquidChain', type: 'string' },
        { name: 'time', type: 'uint64' },
      ],
    }
    expect(check(hyperliquid)).toBeUndefined()
    expect(encodeType('HyperliquidTransaction:UsdSend', hyperliquid)).toBe(
      'HyperliquidTransaction:UsdSend(string hyperliquidChain,uint64 time)',
    )
    const names = ['_a', 'a1', '$a', 'a$', 'a.b', 'a-b', 'a:b', 'toString', '__proto__', 'ABC_9']
    const types = ['bool', 'bytes', 'bytes32[][2]', 'int8', 'uint256[]', 'address', 'B', 'B[3][]']
    for (const name of names) {
      for (const type of types) expect(check({ A: [{ name, type }], B: [] })).toBeUndefined()
    }
  })

  it('R-MSG-3 one of several words stands alone: libraries differ in what belongs to it', () => {
    const alone = [{ name: 'x', type: 'bool' }]
    expect(check({ 'A:B': alone, C: alone })).toBeUndefined()
    expect(() => check({ 'A:B': [{ name: 'x', type: 'C' }], C: alone })).toThrow()
    expect(() => check({ 'A:B': alone, C: [{ name: 'x', type: 'A:B' }] })).toThrow()
    expect(() => check({ 'A:B': alone, A: alone })).toThrow()
  })

  const pieces = [
    'A',
    'B',
    'C',
    'A:B',
    'A b',
    'A,bool b',
    'A(bool b)B',
    'bool',
    '$',
    'b.c',
    ')',
    '',
  ]
  const anyName = fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom('A', 'B', 'C', 'a', 'b_1', 'A:B', '$d') },
    { weight: 1, arbitrary: fc.constantFrom(...pieces) },
    { weight: 1, arbitrary: fc.string({ maxLength: 6 }) },
  )
  const anyType = fc
    .tuple(
      fc.oneof(fc.constantFrom('bool', 'uint256', 'string', 'bytes32'), anyName),
      fc.constantFrom('', '', '[]', '[2][]'),
    )
    .map((parts) => parts.join(''))
  const anyTypes: fc.Arbitrary<Types> = fc.dictionary(
    anyName,
    fc.uniqueArray(fc.record({ name: anyName, type: anyType }), {
      selector: ({ name }) => name,
      maxLength: 4,
    }),
    { minKeys: 1, maxKeys: 4, noNullPrototype: true },
  )

  it('R-MSG-3 what is hashed of any types that are taken can be read in one way only', () => {
    let taken = 0
    fc.assert(
      fc.property(anyTypes, (types) => {
        try {
          check(types)
        } catch (error) {
          expect(error).toBeInstanceOf(SafeError)
          return
        }
        for (const name of Object.keys(types)) {
          taken += 1
          const [first, ...others] = parse(encodeType(name, types))
          const [own, ...below] = reached(name, types)
          expect([first, ...others]).toEqual([own, ...below.sort(([a], [b]) => (a < b ? -1 : 1))])
        }
      }),
      { numRuns: runs(2_000, 100_000) },
    )
    expect(taken).toBeGreaterThan(100)
  })
})

/** Structs and fields as whoever knows only the text has to read them. */
function parse(text: string): [name: string, fields: string[][]][] {
  return text
    .split(')')
    .slice(0, -1)
    .map((struct) => {
      const at = struct.indexOf('(')
      const inner = struct.slice(at + 1)
      const fields = inner === '' ? [] : inner.split(',').map((field) => field.split(' '))
      return [struct.slice(0, at), fields]
    })
}

/** A struct and all that it stands on, as they are declared. */
function reached(name: string, types: Types, seen = new Set<string>()): [string, string[][]][] {
  if (seen.has(name) || !Object.hasOwn(types, name)) return []
  seen.add(name)
  const fields = types[name] ?? []
  return [
    [name, fields.map((field) => [field.type, field.name])],
    ...fields.flatMap(({ type }) => reached(type.split('[')[0] ?? '', types, seen)),
  ]
}
