import { type Call, encodeMultiSend, expandCalls, type SafeTransaction } from '@countersign/safe'
import {
  type Address,
  encodeFunctionData,
  erc20Abi,
  erc721Abi,
  getAddress,
  parseAbi,
  zeroAddress,
} from 'viem'
import { describe, expect, it } from 'vitest'
import { describeCalls } from './describeCalls.ts'
import { isRejection } from './isRejection.ts'
import { tokensIn } from './tokensIn.ts'

const address = (digit: string): Address => getAddress(`0x${digit.repeat(40)}`)
const [safe, stranger, usdc, other] = [address('a'), address('b'), address('c'), address('d')]
const chain = { tokens: [{ address: usdc, symbol: 'USDC', name: 'USD Coin', decimals: 6 }] }
const free: Omit<SafeTransaction, keyof Call | 'nonce'> = {
  safeTxGas: 0n,
  baseGas: 0n,
  gasPrice: 0n,
  gasToken: zeroAddress,
  refundReceiver: zeroAddress,
}
const call = (changes: Partial<Call>): Call => ({
  to: other,
  value: 0n,
  data: '0x',
  operation: 0,
  ...changes,
})
const describeOne = (changes: Partial<Call>, terms: Partial<typeof free> = {}) => {
  const one = call(changes)
  return describeCalls(expandCalls(safe, one), chain, { ...one, ...free, ...terms })
}
const transfer = (to: Address, amount: bigint) =>
  encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [to, amount] })
const transferFrom = (from: Address, to: Address, amount: bigint) =>
  encodeFunctionData({ abi: erc20Abi, functionName: 'transferFrom', args: [from, to, amount] })
const party = (value: Address) => ({ value, name: null })

describe('R-WORD-1 what bytes say', () => {
  it('a transfer of a token', () => {
    expect(describeOne({ to: usdc, data: transfer(stranger, 1_999_000_000n) })).toEqual({
      kind: 'sent',
      asset: { kind: 'amount', value: 1_999_000_000n, token: usdc },
      party: party(stranger),
    })
  })

  it('coin', () => {
    expect(describeOne({ to: stranger, value: 5n })).toEqual({
      kind: 'sent',
      asset: { kind: 'amount', value: 5n, token: zeroAddress },
      party: party(stranger),
    })
  })

  it('a transfer from somebody else, into the Safe and past it', () => {
    expect(describeOne({ to: usdc, data: transferFrom(stranger, safe, 3n) })).toMatchObject({
      kind: 'received',
      party: party(stranger),
    })
    expect(describeOne({ to: usdc, data: transferFrom(stranger, other, 3n) })).toMatchObject({
      kind: 'moved',
      party: party(other),
    })
  })

  it('what only the contract knows to be an amount or a number', () => {
    expect(describeOne({ to: other, data: transferFrom(safe, stranger, 42n) })).toMatchObject({
      kind: 'sent',
      asset: { kind: 'either', token: other, number: 42n },
    })
  })

  it('a collectible', () => {
    const data = encodeFunctionData({
      abi: erc721Abi,
      functionName: 'safeTransferFrom',
      args: [safe, stranger, 42n],
    })
    expect(describeOne({ data })).toEqual({
      kind: 'sent',
      asset: { kind: 'collectible', token: other, id: '42', symbol: null },
      party: party(stranger),
    })
  })

  it('more than a transfer is none: coin beside it, bytes behind it, or a delegatecall', () => {
    const data = transfer(stranger, 1n)
    expect(describeOne({ to: usdc, data, value: 1n })).toMatchObject({ kind: 'call', value: 1n })
    expect(describeOne({ to: usdc, data: `${data}00` })).toMatchObject({ kind: 'call' })
    expect(describeOne({ to: usdc, data, operation: 1 })).toEqual({
      kind: 'delegate',
      party: party(usdc),
    })
  })

  it('a change of settings, of the Safe itself only', () => {
    const data = encodeFunctionData({
      abi: parseAbi(['function addOwnerWithThreshold(address owner, uint256 threshold)']),
      args: [stranger, 1n],
    })
    expect(describeOne({ to: safe, data })).toEqual({
      kind: 'settings',
      change: 'ADD_OWNER',
      party: party(stranger),
    })
    expect(describeOne({ to: other, data })).toMatchObject({ kind: 'call' })
  })

  it('a batch, by how many calls stand in it', () => {
    const batch = encodeMultiSend([call({ to: stranger, value: 1n }), call({ to: usdc })])
    expect(describeOne({ to: other, data: batch, operation: 1 })).toMatchObject({
      kind: 'batch',
      count: 2,
    })
  })

  it('a function that nobody knows', () => {
    expect(describeOne({ data: '0xdeadbeef' })).toEqual({
      kind: 'call',
      method: null,
      value: 0n,
      party: party(other),
    })
  })
})

describe('R-WORD-2 a rejection', () => {
  it('is the Safe calling itself with nothing, for nothing', () => {
    expect(describeOne({ to: safe })).toEqual({ kind: 'rejection' })
    expect(isRejection(safe, { ...call({ to: safe }), ...free })).toBe(true)
  })

  it.each<[string, Partial<Call>, Partial<typeof free>]>([
    ['of somebody else', {}, {}],
    ['with coin', { value: 1n }, {}],
    ['with data', { data: '0xdeadbeef' }, {}],
    ['as a delegatecall', { operation: 1 }, {}],
    ['that leaves gas', {}, { safeTxGas: 1n }],
    ['that pays for gas', {}, { baseGas: 1n }],
    ['at a price', {}, { gasPrice: 1n }],
    ['in a token', {}, { gasToken: usdc }],
    ['to somebody', {}, { refundReceiver: stranger }],
  ])('is none %s', (what, changes, terms) => {
    const to = what === 'of somebody else' ? stranger : safe
    expect(describeOne({ to, ...changes }, terms).kind).not.toBe('rejection')
  })

  it('is none where nobody signs it', () => {
    const opened = expandCalls(safe, call({ to: safe }))
    expect(describeCalls(opened, chain, null).kind).not.toBe('rejection')
  })
})

it('R-TOK-2 every token in a batch is touched, at any depth', () => {
  const inner = encodeMultiSend([call({ to: other, data: transfer(stranger, 1n) })])
  const outer = encodeMultiSend([
    call({ to: usdc, data: transfer(stranger, 1n) }),
    call({ to: stranger, data: inner, operation: 1 }),
  ])
  expect(tokensIn(expandCalls(safe, call({ data: outer, operation: 1 })))).toEqual([usdc, other])
})
