import {
  type Address,
  encodeAbiParameters,
  encodeFunctionData,
  type Hex,
  parseAbi,
  parseAbiParameters,
} from 'viem'
import { describe, expect, it } from 'vitest'
import { encodeMultiSend } from '../batch/encodeMultiSend.ts'
import { hashSafeTransaction } from '../hashes/hashSafeTransaction.ts'
import { exampleSafe, exampleTransaction, person } from '../testing-only/examples.ts'
import type { SafeTransaction } from '../types.ts'
import { type MinedTransaction, readExecutedSignatures } from './readExecutedSignatures.ts'

const safe = exampleSafe.address
const { safeTxHash } = hashSafeTransaction(exampleSafe, exampleTransaction)
const executor = person(3).address
const elsewhere: Address = `0x${'77'.repeat(20)}`
const other: Hex = `0x${'9'.repeat(64)}`
const SUCCESS = '0x442e715f626346e8c54381002da614f62bee8d27386535b2521ec8540898556e'
const FAILURE = '0x23428b18acfb3ea64b08dc0c1d296ea9c09702c09083ca5272e64d115b687d23'
const ANNOUNCED = '0x66753cd2356569ee081232e3be8909b950e0a76c1f8460c3a5e3c2be32b11bed'
const no = `0x${'0'.repeat(64)}` as const
const success = { address: safe, topics: [SUCCESS, safeTxHash], data: no } as const

const abi = parseAbi([
  'function execTransaction(address,uint256,bytes,uint8,uint256,uint256,uint256,address,address,bytes)',
])
const argumentsOf = (each: SafeTransaction, signatures: Hex) =>
  [
    ...([each.to, each.value, each.data, each.operation, each.safeTxGas] as const),
    ...([each.baseGas, each.gasPrice, each.gasToken, each.refundReceiver] as const),
    signatures,
  ] as const
const execution = (signatures: Hex, changes: Partial<SafeTransaction> = {}) =>
  encodeFunctionData({ abi, args: argumentsOf({ ...exampleTransaction, ...changes }, signatures) })
const inBatch = (...data: Hex[]) =>
  encodeMultiSend(data.map((each) => ({ to: safe, value: 0n, data: each, operation: 0 })))
const announced = (signatures: Hex, nonce = exampleTransaction.nonce) => ({
  address: safe,
  topics: [ANNOUNCED] as const,
  data: encodeAbiParameters(
    parseAbiParameters(
      'address,uint256,bytes,uint8,uint256,uint256,uint256,address,address,bytes,bytes',
    ),
    [
      ...argumentsOf(exampleTransaction, signatures),
      encodeAbiParameters(parseAbiParameters('uint256,address,uint256'), [nonce, executor, 2n]),
    ],
  ),
})
const read = (mined: Partial<MinedTransaction>) =>
  readExecutedSignatures(
    { from: executor, to: safe, input: '0x', logs: [success], ...mined },
    safe,
    safeTxHash,
    exampleTransaction,
  )

describe('readExecutedSignatures', () => {
  it.each([
    ['indexed, since 1.4.1', success, 'success'],
    ['in the data, before', { ...success, topics: [SUCCESS], data: safeTxHash }, 'success'],
    ['of a failure', { ...success, topics: [FAILURE, safeTxHash] }, 'failure'],
    ['about another hash', { ...success, topics: [SUCCESS, other] }, null],
    ['by another contract', { ...success, address: elsewhere }, null],
    ['in another event', { ...success, topics: [other, safeTxHash] }, null],
  ] as const)('R-GW-1 hears the Safe’s own word %s', (_, log, outcome) => {
    expect(read({ logs: [log] }).outcome).toBe(outcome)
  })

  it('R-GW-1 takes the bytes of the call itself, and who called', () => {
    expect(read({ input: `${execution('0x1234')}beef` })).toEqual({
      outcome: 'success',
      signatures: ['0x1234'],
      executor,
    })
  })

  it('R-GW-1 takes no bytes from where the Safe says nothing of this hash', () => {
    expect(read({ input: execution('0x1234'), logs: [] })).toEqual({
      outcome: null,
      signatures: [],
      executor: null,
    })
  })

  it.each<[string, Partial<SafeTransaction>]>([
    ['another target', { to: elsewhere }],
    ['another amount', { value: 1n }],
    ['other data', { data: '0x' }],
    ['another operation', { operation: 1 }],
    ['other gas', { safeTxGas: 1n }],
    ['another receiver', { refundReceiver: elsewhere }],
  ])('R-GW-1 takes no bytes that came with %s', (_, changes) => {
    expect(read({ input: execution('0x1234', changes) }).signatures).toEqual([])
    expect(read({ to: elsewhere, input: inBatch(execution('0x12', changes)) }).signatures).toEqual(
      [],
    )
  })

  it('R-GW-1 takes the Safe’s own announcement where another contract called it', () => {
    const found = read({
      to: elsewhere,
      input: inBatch(execution('0x5678')),
      logs: [announced('0x1234'), success],
    })
    expect(found).toEqual({ outcome: 'success', signatures: ['0x1234'], executor })
    const foreign = { ...announced('0x1234'), address: elsewhere }
    for (const lie of [foreign, announced('0x1234', 9n)]) {
      expect(read({ to: elsewhere, logs: [lie, success] }).signatures).toEqual([])
    }
  })

  it('R-GW-1 searches the calldata otherwise, and then knows no executor', () => {
    const input = inBatch(execution('0x01', { value: 1n }), execution('0x1234'), execution('0x56'))
    expect(read({ to: elsewhere, input })).toEqual({
      outcome: 'success',
      signatures: ['0x1234', '0x56'],
      executor: null,
    })
  })

  it('R-GW-1 does not say who called when the Safe executed more than one', () => {
    const twice = [{ ...success, topics: [SUCCESS, other] as const }, success]
    expect(read({ input: execution('0x1234'), logs: twice }).executor).toBeNull()
  })

  it('R-GW-1 looks at no more places than it says', () => {
    const decoys = Array.from({ length: 300 }, (_, at) =>
      execution('0x', { value: BigInt(at + 1) }),
    )
    const input = inBatch(...decoys, execution('0x1234'))
    expect(read({ to: elsewhere, input }).signatures).toEqual([])
    const many = inBatch(...Array.from({ length: 20 }, () => execution('0x1234')))
    expect(read({ to: elsewhere, input: many }).signatures).toHaveLength(8)
  })
})
