import fc from 'fast-check'
import { encodeFunctionData, erc20Abi, type Hex, parseAbi } from 'viem'
import { describe, expect, it } from 'vitest'
import { encodeCall } from '../abi/encodeCall.ts'
import { parseFunction } from '../abi/parseFunction.ts'
import { encodeMultiSend } from '../batch/encodeMultiSend.ts'
import { bundledFunctions } from '../calls/bundledFunctions.ts'
import { anyValue } from '../testing-only/anyFunction.ts'
import { anyCall, runs } from '../testing-only/arbitraries.ts'
import { changeLeaf, flipBit, leafPaths } from '../testing-only/lies.ts'
import { stateDecoding } from '../testing-only/stateDecoding.ts'
import type { Call } from '../types.ts'
import { checkDecoding } from './checkDecoding.ts'
import type { ForeignDecoding, ForeignParameter } from './types.ts'

const to = `0x${'ab'.repeat(20)}` as const
const transfer = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [to, 5n] })
const approve = encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [to, 5n] })
const honest = (data: Hex): ForeignDecoding => {
  const decoding = stateDecoding(data)
  if (!decoding) throw new Error('not decodable')
  return decoding
}
const judge = (data: Hex, claim: unknown) => {
  const { verdict, reason } = checkDecoding(data, claim as ForeignDecoding) // anything at all
  return `${verdict}: ${reason}`
}

const lockdown = encodeFunctionData({
  abi: parseAbi([
    'struct P { address token; address spender; }',
    'function lockdown(P[] approvals)',
  ]),
  args: [[{ token: to, spender: to }]],
})
const lockdownParameter = { name: 'approvals', type: '(address,address)[]', value: [[to, to]] }
const namedComponents = '(address token,address spender)[]'

/** What a gateway can do to the list of parameters without changing what it encodes to, and more. */
const anyMutation: fc.Arbitrary<(list: ForeignParameter[]) => ForeignParameter[]> = fc.oneof(
  fc
    .tuple(fc.nat(), fc.constantFrom('', '()', ' ', 'address', 'uint256', 'bytes', ')', '('))
    .map(([at, type]) => (list: ForeignParameter[]) => {
      const place = at % (list.length + 1)
      const added = { name: 'to', type, value: '0' }
      return [...list.slice(0, place), added, ...list.slice(place)]
    }),
  fc
    .tuple(
      fc.nat(),
      fc.constantFrom('', ' yourSafe', ' ', ',', ',bool', '[]', ')', '\n', ' indexed'),
    )
    .map(
      ([at, text]) =>
        (list: ForeignParameter[]) =>
          list.map((each, index) =>
            index === at % list.length ? { ...each, type: `${each.type}${text}` } : each,
          ),
    ),
  // Two types in the place of one, the other left empty: the values stay where they are.
  fc.nat().map((at) => (list: ForeignParameter[]) => {
    const place = at % Math.max(1, list.length - 1)
    const [first, second] = [list[place], list[place + 1]]
    if (!first || !second) return list
    const joined = { ...first, type: `${first.type},${second.type}` }
    return [...list.slice(0, place), joined, { ...second, type: '' }, ...list.slice(place + 2)]
  }),
  // A type torn at one of its commas.
  fc.nat().map(
    (at) => (list: ForeignParameter[]) =>
      list.flatMap((each, index) => {
        const comma = each.type.indexOf(',')
        if (index !== at % list.length || comma === -1) return [each]
        const [left, right] = [each.type.slice(0, comma), each.type.slice(comma + 1)]
        return [
          { ...each, type: left },
          { name: '', type: right, value: 'anything' },
        ]
      }),
  ),
  fc.nat().map((at) => (list: ForeignParameter[]) => list.filter((_, i) => i !== at % list.length)),
)

/** Calldata of any bundled function, and batches of them. */
const anyKnownCall: fc.Arbitrary<Hex> = fc
  .constantFrom(...Object.values(bundledFunctions).flat().map(parseFunction))
  .chain((abi) =>
    fc
      .tuple(...abi.inputs.map(({ type }) => anyValue(type)))
      .map((values) => encodeCall(abi, values)),
  )
const anyKnownBatch: fc.Arbitrary<Hex> = fc
  .array(fc.tuple(anyCall, fc.option(anyKnownCall)), { minLength: 1, maxLength: 3 })
  .map((entries) =>
    encodeMultiSend(entries.map(([call, data]): Call => ({ ...call, data: data ?? '0x' }))),
  )
const anyData = fc
  .oneof(anyKnownCall, anyKnownBatch)
  // A random `multiSend` of random bytes is no batch, so nobody could state one.
  .filter((data) => {
    try {
      return stateDecoding(data) !== null
    } catch {
      return false
    }
  })

describe('checkDecoding', () => {
  it('R-GW-1 proves what an honest gateway says', () => {
    fc.assert(
      fc.property(anyData, (data) => {
        expect(judge(data, honest(data))).toBe('proven: sameBytes')
      }),
      { numRuns: runs(200, 5000) },
    )
  })

  it('R-GW-1 never proves a decoding with one bit changed anywhere', () => {
    fc.assert(
      fc.property(anyData, fc.nat(), fc.nat(), (data, place, bit) => {
        const truth = honest(data)
        const places = leafPaths(truth)
        const path = places[place % places.length]
        if (!path) return
        const lie = changeLeaf(truth, path, (leaf) => flipBit(leaf, bit))
        // `true` and `True` are both how gateways write it.
        if (JSON.stringify(lie).replaceAll('True', 'true') === JSON.stringify(truth)) return
        if (JSON.stringify(lie).replaceAll('False', 'false') === JSON.stringify(truth)) return
        expect(judge(data, lie), `${path.join('.')} in ${JSON.stringify(lie)}`).not.toMatch(
          /^proven/,
        )
      }),
      { numRuns: runs(1000, 50_000) },
    )
  })

  it('R-GW-1 calls other values, another function and other data a mismatch', () => {
    expect(judge(transfer, honest(approve))).toBe('mismatch: otherBytes')
    const claim = changeLeaf(honest(transfer), ['parameters', 1, 'value'], () => '6')
    expect(judge(transfer, claim)).toBe('mismatch: otherBytes')
    expect(judge(transfer, { method: 'transfer', parameters: null })).toBe('mismatch: otherBytes')
  })

  it('R-GW-1 refuses another name that was found for the same four bytes', () => {
    // A real collision: `burn(uint256)` has the same selector, and this amount the same bytes.
    const data = encodeFunctionData({
      abi: parseAbi(['function burn(uint256 amount)']),
      args: [5n << 128n],
    })
    const claim = {
      method: 'collate_propagate_storage',
      parameters: [{ name: '', type: 'bytes16', value: `0x${'5'.padStart(32, '0')}` }],
    }
    const judged = checkDecoding(data, claim, { functions: ['burn(uint256 amount)'] })
    expect(`${judged.verdict}: ${judged.reason}`).toBe('mismatch: otherFunction')
    expect(judged.call).toMatchObject({ name: 'burn' })
    expect(judge(data, claim)).toBe('could not check: unknownFunction')
  })

  it('R-GW-1 does not vouch for the name of a function it does not know', () => {
    const data = encodeFunctionData({ abi: parseAbi(['function stake(uint256)']), args: [1n] })
    const claim = { method: 'stake', parameters: [{ name: 'amount', type: 'uint256', value: '1' }] }
    expect(judge(data, claim)).toBe('could not check: unknownFunction')
    const given = checkDecoding(data, claim, { functions: ['stake(uint256 amount)'] })
    expect(given.verdict).toBe('proven')
  })

  it('R-GW-1 accepts the usual other names of a parameter, and no misleading one', () => {
    const named = (name: string) =>
      judge(
        transfer,
        changeLeaf(honest(transfer), ['parameters', 0, 'name'], () => name),
      )
    for (const name of ['to', '_to', 'recipient', 'dst', '']) {
      expect(named(name)).toBe('proven: sameBytes')
    }
    for (const name of ['from', 'To', '__proto__', 'constructor']) {
      expect(named(name)).toBe('could not check: otherNames')
    }
  })

  it('R-GW-1 looks inside a batch', () => {
    const calls: Call[] = [{ to, value: 1n, data: transfer, operation: 0 }]
    const data = encodeMultiSend(calls)
    const inner = ['parameters', 0, 'valueDecoded', 0]
    const change = (path: (string | number)[], value: unknown) =>
      judge(
        data,
        changeLeaf(honest(data), [...inner, ...path], () => value),
      )
    expect(change(['operation'], 1)).toBe('mismatch: otherBytes')
    expect(change(['value'], '2')).toBe('mismatch: otherBytes')
    expect(change(['to'], `0x${'cd'.repeat(20)}`)).toBe('mismatch: otherBytes')
    expect(change(['data'], approve)).toBe('mismatch: otherBytes')
    expect(change(['dataDecoded', 'parameters', 1, 'value'], '4')).toBe('mismatch: otherBytes')
    expect(change(['operation'], 'x')).toBe('could not check: unreadable')
  })

  it('R-GW-1 looks inside bytes that are said to be a call', () => {
    const data = encodeFunctionData({
      abi: parseAbi(['function createProxyWithNonce(address,bytes,uint256)']),
      args: [to, transfer, 1n],
    })
    const claim = honest(data)
    const withInner = (inner: unknown) => ({
      ...claim,
      parameters: claim.parameters?.map((parameter, index) =>
        index === 1 ? { ...parameter, valueDecoded: inner } : parameter,
      ),
    })
    expect(judge(data, withInner(honest(transfer)))).toBe('proven: sameBytes')
    expect(judge(data, withInner(honest(approve)))).toBe('mismatch: otherBytes')
    expect(judge(data, withInner('rubbish'))).toBe('could not check: unreadable')
  })

  it('R-GW-1 does not fill up what is too short, nor read one kind as another', () => {
    const abi = parseAbi(['function approveHash(bytes32)'])
    const data = encodeFunctionData({ abi, args: [`0x11${'0'.repeat(62)}`] })
    const claim = (value: unknown) => ({
      method: 'approveHash',
      parameters: [{ name: 'hashToApprove', type: 'bytes32', value }],
    })
    expect(judge(data, claim(`0x11${'0'.repeat(62)}`))).toBe('proven: sameBytes')
    for (const value of ['0x11', '0x', '17', 17, null, ['0x11']]) {
      expect(judge(data, claim(value))).toBe('could not check: unreadable')
    }
  })

  it('R-GW-1 cannot check a claim that leaves out the last bytes', () => {
    expect(judge(`${transfer}beef`, honest(transfer))).toBe('could not check: trailingBytes')
  })

  it.each<[string, Hex, ForeignParameter[]]>([
    [
      'a parameter of no type, shown and never encoded',
      encodeFunctionData({ abi: parseAbi(['function deposit()']) }),
      [{ name: 'to', type: '', value: `0x${'cd'.repeat(20)}` }],
    ],
    [
      'a tuple split over two parameters',
      lockdown,
      [
        { name: 'approvals', type: '(address token', value: [[to, to]] },
        { name: 'spender', type: 'address spender)[]', value: 'anything' },
      ],
    ],
    [
      'two parameters in one type',
      transfer,
      [
        { name: 'to', type: 'address,uint256', value: to },
        { name: 'amount', type: '', value: '5' },
      ],
    ],
    [
      'words behind a type',
      transfer,
      [
        { name: 'to', type: 'address yourOwnSafe', value: to },
        { name: 'amount', type: 'uint256', value: '5' },
      ],
    ],
    ['the names of components', lockdown, [{ ...lockdownParameter, type: namedComponents }]],
    [
      'a parameter too many, of a type that is none',
      transfer,
      [
        { name: 'to', type: 'address', value: to },
        { name: 'amount', type: 'uint256', value: '5' },
        { name: 'refund', type: '()', value: [] },
      ],
    ],
  ])('R-GW-1 does not prove %s', (_, data, parameters) => {
    const { method } = honest(data)
    expect(judge(data, { method, parameters })).toBe('could not check: unreadable')
  })

  it('R-GW-1 proves only parameters that are ours, each by its own type in canonical text', () => {
    fc.assert(
      fc.property(
        anyData,
        fc.array(anyMutation, { minLength: 1, maxLength: 3 }),
        (data, changes) => {
          const { method, parameters } = honest(data)
          const mutated = changes.reduce((list, change) => change(list), [...(parameters ?? [])])
          if (!judge(data, { method, parameters: mutated }).startsWith('proven')) return
          const typesOf = (list: readonly { type: string }[]) => list.map(({ type }) => type)
          expect(typesOf(mutated)).toEqual(typesOf(parameters ?? []))
        },
      ),
      { numRuns: runs(1000, 50_000) },
    )
  })

  it('R-GW-1 has a verdict for any JSON', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (method, parameters) => {
        expect(judge(transfer, { method, parameters })).not.toMatch(/^proven/)
      }),
      { numRuns: runs(300, 10_000) },
    )
  })
})
