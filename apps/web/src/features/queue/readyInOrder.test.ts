import { buildTransaction } from '@countersign/gateway/testing'
import { describe, expect, it } from 'vitest'
import type { NonceGroup } from './groupByNonce.ts'
import { readyInOrder } from './readyInOrder.ts'

const group = (nonce: number, ...ready: boolean[]): NonceGroup => ({
  nonce,
  transactions: ready.map((isReady, index) =>
    buildTransaction({
      id: `${nonce}.${index}`,
      txStatus: isReady ? 'AWAITING_EXECUTION' : 'AWAITING_CONFIRMATIONS',
    }),
  ),
})
const ids = (...groups: NonceGroup[]) =>
  readyInOrder({ next: groups.slice(0, 1), queued: groups.slice(1) }, 7).map(({ id }) => id)

describe('what can be executed in order', () => {
  it('is what is fully signed from the next nonce on', () => {
    expect(ids(group(7, true), group(8, true), group(9, false), group(10, true))).toEqual([
      '7.0',
      '8.0',
    ])
  })

  it('is nothing when the first is not signed, or has a nonce of later', () => {
    expect(ids(group(7, false), group(8, true))).toEqual([])
    expect(ids(group(8, true))).toEqual([])
  })

  it('passes by a rival that nobody has signed, and ends where somebody has to choose', () => {
    expect(ids(group(7, false, true), group(8, true, true), group(9, true))).toEqual(['7.1'])
  })
})
