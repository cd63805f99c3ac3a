import { hashSafeTransaction, packBatch } from '@countersign/safe'
import { encodeFunctionData, type Hex, zeroAddress } from 'viem'
import { describe, expect, it } from 'vitest'
import { otherAbi, safeAbi } from '../../testing/chain/deployContracts.ts'
import type { SafeTransactionFields } from '../events/decodeEvent.ts'
import { findExecutions } from './findExecutions.ts'
import { matchExecution } from './matchExecution.ts'
import { nearestFirst } from './nearestFirst.ts'

const A = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const B = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const C = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
const safe = { chainId: 31337, address: A, version: '1.4.1' } as const

const fields = (changes: Partial<SafeTransactionFields> = {}): SafeTransactionFields => ({
  to: B,
  value: 1n,
  data: '0x1234',
  operation: 0,
  safeTxGas: 2n,
  baseGas: 3n,
  gasPrice: 4n,
  gasToken: zeroAddress,
  refundReceiver: B,
  signatures: '0x5678',
  ...changes,
})

function calldata(each: SafeTransactionFields): Hex {
  const { to, value, data, operation, safeTxGas, baseGas, gasPrice } = each
  return encodeFunctionData({
    abi: safeAbi,
    functionName: 'execTransaction',
    args: [
      ...([to, value, data, operation, safeTxGas, baseGas, gasPrice] as const),
      ...([each.gasToken, each.refundReceiver, each.signatures] as const),
    ],
  })
}

const batch = (...inner: Hex[]): Hex =>
  encodeFunctionData({
    abi: otherAbi,
    functionName: 'multiSend',
    args: [packBatch(inner.map((data) => ({ to: A, value: 0n, data, operation: 0 })))],
  })

const hashOf = (each: SafeTransactionFields, nonce: number, version: string = safe.version) =>
  hashSafeTransaction({ ...safe, version }, { ...each, nonce: BigInt(nonce) }).safeTxHash

describe('executions in calldata', () => {
  it('are found where they are the whole of it', () => {
    expect(findExecutions(calldata(fields()))).toEqual([{ ...fields(), at: 0 }])
  })

  it('are found at any depth, in order', () => {
    const deep = fields({ data: batch(calldata(fields({ value: 8n }))) })
    const input = batch(calldata(fields({ value: 7n })), calldata(deep))
    expect(findExecutions(input).map(({ value }) => value)).toEqual([7n, 1n, 8n])
  })

  it('are not found in halves of bytes, nor where they are cut off', () => {
    const whole = calldata(fields()).slice(2)
    expect(findExecutions(`0x0${whole}0`)).toEqual([])
    expect(findExecutions(`0x${whole.slice(0, -62)}`)).toEqual([])
  })

  it('are no more than can be tried', () => {
    const many = batch(...Array.from({ length: 300 }, () => calldata(fields())))
    expect(findExecutions(many)).toHaveLength(256)
  })
})

it('of equal executions the one is first that is called on the Safe', () => {
  const one = calldata(fields({ signatures: '0x01' }))
  const other = calldata(fields({ signatures: '0x02' }))
  const parts = [
    { to: A, value: 0n, data: one, operation: 0 },
    { to: C, value: 0n, data: other, operation: 0 },
  ] as const
  const args = [packBatch(parts)] as const
  const input = encodeFunctionData({ abi: otherAbi, functionName: 'multiSend', args })
  const first = (safe: `0x${string}`) =>
    nearestFirst(findExecutions(input), safe, input)[0]?.signatures
  expect([first(A), first(C), first(zeroAddress)]).toEqual(['0x01', '0x02', '0x01'])
})

describe('the execution that was meant', () => {
  const match = (
    wanted: Hex,
    expectedNonce: number,
    candidates = [fields({ value: 9n }), fields()],
  ) =>
    matchExecution({ safe, safeTxHash: wanted, candidates, expectedNonce, effort: { left: 1e6 } })

  it('is the one that has the hash', () => {
    expect(match(hashOf(fields(), 5), 5)).toEqual({ ...fields(), nonce: 5 })
  })

  it('may have another nonce than expected, within reach', () => {
    expect(match(hashOf(fields(), 0), 20)?.nonce).toBe(0)
    expect(match(hashOf(fields(), 50), 20)?.nonce).toBe(50)
    expect(match(hashOf(fields(), 99), 20)).toBeUndefined()
  })

  it('may be hashed without the chain, as older Safes do and as this one may have done', () => {
    expect(match(hashOf(fields(), 5, '1.1.1'), 5)?.nonce).toBe(5)
  })

  it('is none of them when none has the hash', () => {
    expect(match(hashOf(fields({ value: 2n }), 5), 5)).toBeUndefined()
    expect(match(hashOf(fields(), 5), 5, [])).toBeUndefined()
  })

  it('is looked for no longer than that is worth it', () => {
    const effort = { left: 5_000 }
    const candidates = Array.from({ length: 100 }, (_, index) => fields({ value: BigInt(index) }))
    const safeTxHash = hashOf(fields({ value: 99n }), 5)
    const parameters = { safe, safeTxHash, candidates, expectedNonce: 5 }
    expect(matchExecution({ ...parameters, effort })).toBeUndefined()
    expect(effort.left).toBeLessThan(0)
    expect(matchExecution({ ...parameters, effort: { left: 1e6 } })?.value).toBe(99n)
  })

  it('says its own nonce where the Safe told it', () => {
    const told = { ...fields(), nonce: 900, threshold: 2 }
    const safeTxHash = hashOf(fields(), 900)
    const parameters = { safe, safeTxHash, candidates: [told], expectedNonce: 1 }
    expect(matchExecution({ ...parameters, effort: { left: 1e6 } })).toEqual(told)
  })
})
