import fc from 'fast-check'
import { type Address, encodeFunctionData, type Hex, parseAbi, zeroAddress } from 'viem'
import { describe, expect, it } from 'vitest'
import { encodeMultiSend } from '../batch/encodeMultiSend.ts'
import { anyCall, anyHex, runs } from '../testing-only/arbitraries.ts'
import type { Call } from '../types.ts'
import { expandCalls } from './expandCalls.ts'
import { findDelegateCalls } from './findDelegateCalls.ts'

const address = (digit: string): Address => `0x${digit.repeat(40)}`
const safe = address('5')
const multiSend = address('7')
const otherSafe = address('9')
const leaf = (operation: 0 | 1 = 0): Call => ({
  to: address('1'),
  value: 0n,
  data: '0x',
  operation,
})
const batch = (calls: readonly Call[], operation: 0 | 1 = 1): Call => ({
  to: multiSend,
  value: 0n,
  data: encodeMultiSend(calls),
  operation,
})
const exec = (inner: Call): Call => ({
  to: otherSafe,
  value: 0n,
  operation: 0,
  data: encodeFunctionData({
    abi: parseAbi([
      'function execTransaction(address,uint256,bytes,uint8,uint256,uint256,uint256,address,address,bytes)',
    ]),
    args: [
      inner.to,
      inner.value,
      inner.data,
      inner.operation,
      0n,
      0n,
      0n,
      zeroAddress,
      zeroAddress,
      '0x',
    ],
  }),
})
const byModule = ({ to, value, data, operation }: Call): Call => ({
  to: otherSafe,
  value: 0n,
  operation: 0,
  data: encodeFunctionData({
    abi: parseAbi(['function execTransactionFromModule(address,uint256,bytes,uint8)']),
    args: [to, value, data, operation],
  }),
})
const paths = (call: Call) => {
  const { calls } = expandCalls(safe, call)
  return calls.map(({ path, operation }) => `${path.join('.')}${operation ? '!' : ''}`)
}

describe('expandCalls', () => {
  it('R-GW-1 opens batches in batches, each call before what it contains', () => {
    const call = batch([leaf(), batch([leaf(), leaf(1)]), leaf()])
    expect(paths(call)).toEqual(['!', '0', '1!', '1.0', '1.1!', '2'])
  })

  it('R-GW-1 opens calls through another Safe, and says in whose name they run', () => {
    const { calls } = expandCalls(safe, batch([exec(batch([leaf(1)]))]))
    expect(calls.map(({ via, actor }) => [via, actor])).toEqual([
      ['transaction', safe],
      ['batch', safe],
      ['execTransaction', otherSafe],
      ['batch', otherSafe],
    ])
  })

  it('R-GW-1 opens calls of a module', () => {
    const { calls } = expandCalls(safe, byModule(leaf(1)))
    expect(calls[1]).toMatchObject({ via: 'module', actor: otherSafe, operation: 1 })
  })

  it('R-GW-1 runs a batch that is merely called in the name of the batch contract', () => {
    const { calls } = expandCalls(safe, batch([leaf()], 0))
    expect(calls[1]?.actor).toBe(multiSend)
  })

  it('R-GW-1 says when the zero address may mean the Safe itself', () => {
    const { calls } = expandCalls(safe, batch([{ ...leaf(), to: zeroAddress }]))
    expect(calls.map(({ mayTargetActor }) => mayTargetActor)).toEqual([false, true])
  })

  it('R-GW-1 stops at the limits, and says so', () => {
    let deep = leaf(1)
    for (let level = 0; level < 12; level++) deep = batch([deep])
    expect(expandCalls(safe, deep).sealed).toEqual([{ path: Array(8).fill(0), reason: 'tooDeep' }])
    const wide = batch(Array.from({ length: 30 }, () => leaf()))
    expect(expandCalls(safe, wide, { maximumCalls: 30 }).sealed).toEqual([
      { path: [29], reason: 'tooMany' },
    ])
    expect(expandCalls(safe, wide, { maximumCalls: 20 }).sealed).toEqual([
      { path: [], reason: 'tooMany' },
    ])
    expect(expandCalls(safe, wide, { maximumCalls: 31 }).sealed).toEqual([])
  })

  it.each([
    'multiSend(bytes harmless)',
    'execTransaction(address to,uint256 value,bytes note,uint8 o,uint256 a,uint256 b,uint256 c,address d,address e,bytes f)',
    'execTransactionFromModule(address to,uint256 value,bytes note,uint8 o)',
  ])('R-GW-1 is not blinded by a caller’s own %s', (given) => {
    const call = batch([exec(batch([leaf(1)])), byModule(leaf(1))])
    const options = { functions: [given] }
    expect(expandCalls(safe, call, options)).toEqual(expandCalls(safe, call))
    expect(findDelegateCalls(expandCalls(safe, call, options)).calls).toHaveLength(4)
  })

  it('R-GW-1 lets nobody else read a change of settings that is laid out oddly', () => {
    // The contract cuts off what is too long for an address, and sets the handler all the same.
    const data: Hex = `0xf08a0323${'f'.repeat(64)}`
    // Another function with the four bytes of `setFallbackHandler`, whose parameter fits.
    const options = { functions: ['f9b3d9b0(uint256 anything)'] }
    expect(expandCalls(safe, { ...leaf(), data }, options).sealed).toEqual([
      { path: [], reason: 'malformed' },
    ])
  })

  it('R-GW-1 seals what claims to be a batch and is none', () => {
    const abi = parseAbi(['function multiSend(bytes)'])
    const data = encodeFunctionData({ abi, args: ['0x02'] })
    const call = { to: multiSend, value: 0n, data, operation: 1 } as const
    expect(expandCalls(safe, call).sealed).toEqual([{ path: [], reason: 'malformed' }])
    // Laid out as no encoder does, so that two readers could read it differently.
    const odd: Hex = `0x8d80ff0a${'40'.padStart(64, '0')}${'0'.repeat(128)}`
    expect(expandCalls(safe, { ...call, data: odd }).sealed).toEqual([
      { path: [], reason: 'malformed' },
    ])
  })
})

describe('findDelegateCalls', () => {
  const tree = fc.letrec<{ call: Call }>((tie) => ({
    call: fc.oneof(
      { maxDepth: 4, withCrossShrink: true },
      anyCall,
      fc
        .tuple(fc.array(tie('call'), { maxLength: 4 }), fc.constantFrom<0 | 1>(0, 1))
        .map(([calls, operation]) => batch(calls, operation)),
      tie('call').map(exec),
    ),
  })).call

  it('R-GW-1 finds every one that was put in, at any depth', () => {
    fc.assert(
      fc.property(tree, fc.array(fc.nat(3), { maxLength: 3 }), (call, wrapping) => {
        // A marked delegatecall, buried.
        const target = address('d')
        let buried: Call = { ...leaf(1), to: target }
        for (const kind of wrapping) {
          buried = kind === 0 ? exec(buried) : batch(kind === 1 ? [call, buried] : [buried, call])
        }
        const { calls, complete } = findDelegateCalls(expandCalls(safe, buried))
        const found = calls.some(({ to }) => to.toLowerCase() === target)
        // Random calldata may start like a batch and be none: then we must have said so.
        expect(found || !complete).toBe(true)
        expect(found).toBe(true)
      }),
      { numRuns: runs(200, 5000) },
    )
  })

  it('R-GW-1 calls its list complete only if everything could be opened', () => {
    expect(findDelegateCalls(expandCalls(safe, batch([leaf()]))).complete).toBe(true)
    const sealed = { ...leaf(), data: '0x8d80ff0a' } as const
    expect(findDelegateCalls(expandCalls(safe, batch([sealed]))).complete).toBe(false)
  })

  it('R-GW-1 has an answer for any calldata', () => {
    fc.assert(
      fc.property(anyHex(500), fc.boolean(), (bytes, asBatch) => {
        const data: Hex = asBatch ? `0x8d80ff0a${bytes.slice(2)}` : bytes
        expect(expandCalls(safe, { ...leaf(), data }).calls.length).toBeGreaterThan(0)
      }),
      { numRuns: runs(200, 10_000) },
    )
  })
})
