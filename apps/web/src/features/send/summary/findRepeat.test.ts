import { describe, expect, it } from 'vitest'
import type { Act } from '../../../shared/acts/act.ts'
import { newAct } from '../../../shared/acts/newAct.ts'
import { ADA, BEN } from '../testing/buildReading.ts'
import { findRepeat } from './findRepeat.ts'

const call = { to: BEN, value: 5n, data: '0x', gas: 0n } as const
const act = (change: Partial<Act>): Act => ({
  ...newAct({
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
const find = (change: Partial<Act>) =>
  findRepeat([act(change)], { chainId: 1, address: ADA }, [call], 2_000)

describe('findRepeat', () => {
  const doubt = { what: 'send', signer: ADA, at: 1, token: 't', walletNonce: null } as const
  it.each([
    ['sent', {}, 1_000],
    ['done', { stage: 'indexed' }, 1_000],
    ['doubtful', { stage: 'draft', doubt }, 1_000],
    ['still asked', { stage: 'draft', asking: doubt }, 1_000],
    ['refused', { stage: 'draft' }, null],
    ['dropped', { stage: 'dropped' }, null],
    ['of another account', { account: BEN }, null],
    ['of another amount', { call: { to: BEN, value: '6', data: '0x' } }, null],
    ['long ago', { createdAt: -3_600_000 }, null],
  ] as const)('one that is %s', (_, change, expected) => {
    expect(find(change)).toBe(expected)
  })
})
