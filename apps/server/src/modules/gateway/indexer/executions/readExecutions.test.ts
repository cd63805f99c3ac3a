import { hashSafeTransaction } from '@countersign/safe'
import { type Hex, zeroAddress } from 'viem'
import { expect, it } from 'vitest'
import { someHash, stepEvent } from '../../testing/stepEvent.ts'
import type { ChainEvent } from '../events/decodeEvent.ts'
import type { Transaction } from '../node/nodeAnswers.ts'
import type { ExecutionContext } from './executionContext.ts'
import { readExecutions } from './readExecutions.ts'

const A = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const safe = { chainId: 1, address: A, version: '1.4.1' } as const
const ONE = someHash('1')
const TWO = someHash('2')
const transaction = (hash: Hex): Transaction => ({ hash, from: A, to: A, value: 0n, input: '0x' })
const context: ExecutionContext = {
  safe,
  times: new Map([[1, 0]]),
  executionsIn: () => [],
  effortFor: () => ({ left: 1e6 }),
  transactions: new Map([
    [ONE, transaction(ONE)],
    [TWO, transaction(TWO)],
  ]),
}

const executed: ChainEvent = {
  type: 'executed',
  safeTxHash: someHash('f'),
  payment: 0n,
  success: true,
}
const threshold = (value: number): ChainEvent => ({ type: 'thresholdChanged', threshold: value })

function read(start: { nonce: number; threshold: number | null }, ...of: [Hex, ChainEvent][]) {
  const events = of.map(([transactionHash, event], logIndex) =>
    stepEvent(event, { transactionHash, logIndex }),
  )
  return readExecutions(events, start, context)
}

it('counts nonces on, and says when the contents are not known', () => {
  const rows = read({ nonce: 4, threshold: 2 }, [ONE, executed], [TWO, executed])
  expect(rows.map(({ nonce, to, executor }) => [nonce, to, executor])).toEqual([
    [4, null, A],
    [5, null, A],
  ])
})

it('gives an execution the threshold from before its own changes', () => {
  const rows = read(
    { nonce: 0, threshold: 1 },
    [ONE, threshold(2)],
    [ONE, executed],
    [ONE, threshold(3)],
    [ONE, executed],
    [TWO, executed],
  )
  expect(rows.map((row) => row.threshold)).toEqual([1, 2, 3])
})

it('gives the threshold of a set-up in the same transaction, and of a change before it', () => {
  const setUp: ChainEvent = { type: 'setUp', owners: [A], threshold: 1, delegate: null }
  expect(read({ nonce: 0, threshold: null }, [ONE, setUp], [ONE, executed])[0]?.threshold).toBe(1)
  const rows = read({ nonce: 0, threshold: 1 }, [ONE, threshold(2)], [TWO, executed])
  expect(rows[0]?.threshold).toBe(2)
})

it('believes what the Safe announces only if it has the hash', () => {
  const call = { to: A, value: 1n, data: '0x', operation: 0 } as const
  const gas = { safeTxGas: 0n, baseGas: 0n, gasPrice: 0n } as const
  const rest = { gasToken: zeroAddress, refundReceiver: zeroAddress } as const
  const details = { ...call, ...gas, ...rest, signatures: '0x', nonce: 9, threshold: 3 } as const
  const { safeTxHash } = hashSafeTransaction(safe, { ...call, ...gas, ...rest, nonce: 9n })
  const announced: ChainEvent = { type: 'multisigDetails', ...details }
  const lie: ChainEvent = { type: 'multisigDetails', ...details, value: 2n }
  const meant: ChainEvent = { ...executed, safeTxHash }
  const rows = read({ nonce: 0, threshold: 1 }, [ONE, lie], [ONE, announced], [ONE, meant])
  expect(rows).toMatchObject([{ nonce: 9, threshold: 3, value: 1n }])
  const lied = read({ nonce: 0, threshold: 1 }, [ONE, lie], [ONE, meant])
  expect(lied).toMatchObject([{ nonce: 0, threshold: 1, value: null }])
  // Announced in another transaction, it was another one.
  expect(read({ nonce: 0, threshold: 1 }, [ONE, announced], [TWO, meant])[0]?.value).toBeNull()
})
