import { newEntry, type OutboxEntry } from '@countersign/outbox'
import { describe, expect, it } from 'vitest'
import { ADA, BEN } from '../testing/buildReading.ts'
import { findRepeat } from './findRepeat.ts'

const call = { to: BEN, value: 5n, data: '0x', gas: 0n } as const
const act = (change: Partial<OutboxEntry>): OutboxEntry => ({
  ...newEntry({
    id: '1',
    chainId: 1,
    account: ADA,
    kind: 'wallet',
    createdAt: 1_000,
    description: '',
    call: { to: BEN, value: '5', data: '0x' },
  }),
  stage: 'sent',
  ...change,
})
const find = (change: Partial<OutboxEntry>) =>
  findRepeat([act(change)], { chainId: 1, address: ADA }, [call], 2_000)

describe('findRepeat', () => {
  const prompt = { what: 'send', signer: ADA, at: 1, token: 't', walletNonce: null } as const
  it.each([
    ['sent', {}, 1_000],
    ['done', { stage: 'indexed' }, 1_000],
    ['doubtful', { stage: 'draft', unresolvedSend: prompt }, 1_000],
    ['still asked', { stage: 'draft', prompt }, 1_000],
    ['refused', { stage: 'draft' }, null],
    ['dropped', { stage: 'dropped' }, null],
    ['of another account', { account: BEN }, null],
    ['of another amount', { call: { to: BEN, value: '6', data: '0x' } }, null],
    ['done long ago', { stage: 'done', createdAt: -3_600_000 }, null],
    ['sent long ago', { createdAt: -3_600_000 }, -3_600_000],
    [
      'doubtful since long ago',
      { stage: 'draft', unresolvedSend: prompt, createdAt: -3_600_000 },
      -3_600_000,
    ],
  ] as const)('one that is %s', (_, change, expected) => {
    expect(find(change)).toBe(expected)
  })
})
