import { buildConflictHeader, buildLabel, buildTransactionItem } from '@countersign/gateway/testing'
import { describe, expect, it } from 'vitest'
import { groupByNonce } from './groupByNonce.ts'

const waiting = (id: string, nonce: number) =>
  buildTransactionItem({
    id,
    executionInfo: {
      type: 'MULTISIG',
      nonce,
      confirmationsRequired: 2,
      confirmationsSubmitted: 1,
      missingSigners: null,
    },
  })
const ids = (items: Parameters<typeof groupByNonce>[0], nonce: number) => {
  const { next, queued } = groupByNonce(items, nonce)
  const short = (groups: typeof next) =>
    groups.map((group) => [group.nonce, ...group.transactions.map(({ id }) => id)])
  return { next: short(next), queued: short(queued) }
}

describe('queue by nonce', () => {
  it('puts together what excludes each other', () => {
    const items = [
      buildLabel('Next'),
      buildConflictHeader(14),
      waiting('a', 14),
      waiting('b', 14),
      buildLabel('Queued'),
      waiting('c', 15),
    ]
    expect(ids(items, 14)).toEqual({ next: [[14, 'a', 'b']], queued: [[15, 'c']] })
  })

  it('does not believe a label that the nonce contradicts', () => {
    expect(ids([buildLabel('Next'), waiting('a', 15)], 14)).toEqual({
      next: [],
      queued: [[15, 'a']],
    })
  })

  it('leaves out what can no longer be executed, and what comes twice', () => {
    const items = [waiting('old', 3), waiting('a', 15), waiting('a', 15)]
    expect(ids(items, 14)).toEqual({ next: [], queued: [[15, 'a']] })
  })
})
