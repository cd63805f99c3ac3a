import { decodeCall, packBatch } from '@countersign/safe'
import { encodeFunctionData, type Hex, parseAbi } from 'viem'
import { expect, it, vi } from 'vitest'
import { otherAbi } from '../../testing/chain/deployContracts.ts'
import { findCreations } from './findCreations.ts'

// The real one; what it is handed is counted.
vi.mock('@countersign/safe', { spy: true })

const A = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const factory = parseAbi([
  'function createProxy(address singleton, bytes data)',
  'function createProxyWithNonce(address singleton, bytes initializer, uint256 saltNonce)',
  'function createProxyWithNonceL2(address singleton, bytes initializer, uint256 saltNonce)',
  'function createChainSpecificProxyWithNonce(address singleton, bytes initializer, uint256 saltNonce)',
  'function createChainSpecificProxyWithNonceL2(address singleton, bytes initializer, uint256 saltNonce)',
  'function createProxyWithCallback(address singleton, bytes initializer, uint256 saltNonce, address callback)',
])

const create = (saltNonce: bigint): Hex =>
  encodeFunctionData({
    abi: factory,
    functionName: 'createProxyWithNonce',
    args: [A, '0x12', saltNonce],
  })
const batch = (...calls: Hex[]): Hex => {
  const args = [packBatch(calls.map((data) => ({ to: A, value: 0n, data, operation: 0 })))] as const
  return encodeFunctionData({ abi: otherAbi, functionName: 'multiSend', args })
}

it.each([
  ['createProxyWithNonce', [A, '0x12', 5n]],
  ['createProxyWithNonceL2', [A, '0x12', 5n]],
  ['createChainSpecificProxyWithNonce', [A, '0x12', 5n]],
  ['createChainSpecificProxyWithNonceL2', [A, '0x12', 5n]],
  ['createProxyWithCallback', [A, '0x12', 5n, A]],
] as const)('reads %s', (functionName, args) => {
  // Each function with its own parameters, see above.
  const input = encodeFunctionData({ abi: factory, functionName, args } as Parameters<
    typeof encodeFunctionData
  >[0])
  expect(findCreations(input)).toEqual([{ singleton: A, initializer: '0x12', saltNonce: 5n }])
})

it('reads createProxy, which has no number', () => {
  const args = [A, '0x12'] as const
  const input = encodeFunctionData({ abi: factory, functionName: 'createProxy', args })
  expect(findCreations(input)).toEqual([{ singleton: A, initializer: '0x12', saltNonce: null }])
})

it('finds them at any depth, in order', () => {
  const input = batch(create(1n), batch(create(2n)), create(3n))
  expect(findCreations(input).map(({ saltNonce }) => saltNonce)).toEqual([1n, 2n, 3n])
})

it('finds none where there are too many, or none', () => {
  expect(findCreations(batch(...Array.from({ length: 65 }, () => create(1n))))).toEqual([])
  expect(findCreations('0x')).toEqual([])
  expect(findCreations(`0x0${create(1n).slice(2)}0`)).toEqual([])
})

it('R-GW-10 reads a creation with junk behind it once, not once for every word of the junk', () => {
  vi.mocked(decodeCall).mockClear()
  // Selectors, and heads that are nearly right.
  const head = `1688f0b9${A.slice(2).toLowerCase().padStart(64, '0')}${'60'.padStart(64, '0')}`
  const junk = '1688f0b9'.repeat(2_000) + `${head}${'f'.repeat(64)}`.repeat(100)
  const input = `${create(7n)}${junk}`
  expect(findCreations(input)).toEqual([{ singleton: A, initializer: '0x12', saltNonce: 7n }])
  const opened = vi.mocked(decodeCall).mock.calls.map(([data]) => data.length)
  expect(opened.reduce((sum, length) => sum + length, 0)).toBeLessThan(input.length)
})

it('R-GW-10 explains nothing where very much looks like a creation', () => {
  const word = (value: number) => value.toString(16).padStart(64, '0')
  // Padding that is not zero: each looks right until it is opened.
  const wrong = `1688f0b9${word(0xa)}${word(0x60)}${word(1)}${word(1)}${'ff'.repeat(32)}`
  expect(findCreations(`${create(7n)}${wrong.repeat(127)}`)).toHaveLength(1)
  expect(findCreations(`${create(7n)}${wrong.repeat(400)}`)).toEqual([])
})
