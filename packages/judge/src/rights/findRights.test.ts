import { type Change, subjectKey } from '@countersign/rehearsal'
import type { CodeRight, KnownContract, Right } from '@countersign/safe'
import { type Address, maxUint256, pad, toHex, zeroAddress } from 'viem'
import { describe, expect, it } from 'vitest'
import type { SeenCode } from '../delegates/seenCode.ts'
import { findRights, type RightsState, readIn, rightsIn } from './findRights.ts'

const safe: Address = `0x${'5'.repeat(40)}`
const token: Address = `0x${'7'.repeat(40)}`
const stranger: Address = `0x${'a'.repeat(40)}`
const friend: Address = `0x${'b'.repeat(40)}`
const code = (contract: KnownContract | null, voices = 2): SeenCode => ({
  ...{ state: 'same', voices, contract: contract && { contract, version: '1.4.1' } },
})
const state = (changes: Partial<RightsState>): RightsState => ({
  ...{ stated: [], rehearsed: null, isRead: () => true, codeOf: () => code(null) },
  ...{ isKnown: (holder: Address) => holder === friend, isVouched: () => false, ...changes },
})
const kinds = (changes: Partial<RightsState>) =>
  findRights(state(changes)).map(({ tone, kind }) => `${tone} ${kind}`)
const allowance = (amount: bigint, holder = stranger): Right => ({
  ...{ kind: 'allowance', holder, token, amount, mayBeId: true },
})

describe('R-JDG-2 a right that outlasts a transaction colours its verdict', () => {
  it.each<[string, Right, string[]]>([
    ['any amount to a stranger', allowance(maxUint256), ['warn right.unlimited']],
    ['any amount to somebody known', allowance(maxUint256, friend), ['warn right.unlimited']],
    ['an amount to a stranger', allowance(5n), ['warn right.allowance']],
    ['an amount to somebody known', allowance(5n, friend), []],
    ['all of a collection', { kind: 'operator', holder: friend, token }, ['warn right.operator']],
    [
      'what was the Safe’s alone',
      { kind: 'authority', holder: friend, token },
      ['warn right.authority'],
    ],
    [
      'a spending limit of a stranger',
      { kind: 'spendingLimit', holder: stranger, token, amount: 1n },
      ['warn right.spendingLimit'],
    ],
    ['something signed by its hash', { kind: 'digest', data: '0x12' }, ['warn digest']],
  ])('%s', (_, right, expected) => {
    expect(kinds({ stated: [right] })).toEqual(expected)
  })

  const codeRights = {
    ...{ module: [], guard: [], moduleGuard: [] },
    handler: ['CompatibilityFallbackHandler'],
    singleton: ['Safe', 'SafeL2'],
  } as const satisfies Record<CodeRight, readonly KnownContract[]>

  describe.each(Object.entries(codeRights) as [CodeRight, readonly KnownContract[]][])(
    'code that becomes a %s',
    (kind, officials) => {
      const stated: Right[] = [{ kind, holder: stranger }]
      it('is red unless it is known, and only for this', () => {
        expect(kinds({ stated })).toEqual([`danger right.${kind}`])
        expect(kinds({ stated, codeOf: () => code('MultiSend') })).toEqual([`danger right.${kind}`])
        for (const contract of officials) {
          expect(kinds({ stated, codeOf: () => code(contract) })).toEqual([])
          expect(kinds({ stated, codeOf: () => code(contract, 1) })).toEqual(['warn holder.alone'])
        }
        expect(kinds({ stated, isVouched: (each) => each === kind })).toEqual([])
      })
      it('is never fine while it is asked, disputed, or nobody answers', () => {
        expect(kinds({ stated, codeOf: () => undefined })).toEqual(['plain running'])
        expect(kinds({ stated, codeOf: () => ({ state: 'disputed' }) })).toEqual([
          'danger code.disputed',
        ])
        expect(kinds({ stated, codeOf: () => ({ state: 'unheard' }) })).toEqual([
          'warn holder.unchecked',
        ])
      })
    },
  )

  it('an allowance that both nodes saw used up is nobody’s; one without an end always is', () => {
    const rehearsed: Right[] = []
    expect(kinds({ stated: [allowance(5n)], rehearsed })).toEqual([])
    expect(kinds({ stated: [allowance(0n)], rehearsed })).toEqual([])
    expect(kinds({ stated: [allowance(maxUint256)], rehearsed })).toEqual(['warn right.unlimited'])
    expect(kinds({ stated: [allowance(0n)], rehearsed: null })).toEqual(['warn right.allowance'])
  })

  it('an allowance that no rehearsal looked at is still there', () => {
    const unread = { stated: [allowance(5n)], rehearsed: [], isRead: () => false }
    expect(kinds(unread)).toEqual(['warn right.allowance'])
    const [asked] = [subjectKey({ kind: 'allowance', token, owner: safe, spender: stranger })]
    const isRead = readIn([asked], safe)
    expect([isRead(stranger, token), isRead(friend, token)]).toEqual([true, false])
    // Another account's is not this one's.
    expect(readIn([asked], friend)(stranger, token)).toBe(false)
  })

  it('what a contract gives by itself counts like what a call says', () => {
    expect(kinds({ rehearsed: [allowance(maxUint256)] })).toEqual(['warn right.unlimited'])
    expect(kinds({ rehearsed: [{ kind: 'module', holder: stranger }] })).toEqual([
      'danger right.module',
    ])
  })

  it('names a few, and counts the others; of two about the same the larger', () => {
    const many = Array.from({ length: 9 }, (_, index) => pad(toHex(index + 1), { size: 20 }))
    expect(kinds({ stated: many.map((holder) => ({ kind: 'module', holder })) })).toEqual([
      ...Array.from({ length: 3 }, () => 'danger right.module'),
      'danger delegate.others',
    ])
    expect(kinds({ stated: many.map((holder) => allowance(1n, holder)) })).toEqual([
      ...Array.from({ length: 3 }, () => 'warn right.allowance'),
      'warn right.others',
    ])
    expect(kinds({ stated: [allowance(maxUint256), allowance(1n)] })).toEqual([
      'warn right.unlimited',
    ])
  })
})

describe('rightsIn', () => {
  const about = { token, owner: safe, spender: stranger }
  it.each<[string, Change, Right['kind'] | null]>([
    ['more to take', { kind: 'allowance', ...about, before: 0n, after: 1n }, 'allowance'],
    ['less to take', { kind: 'allowance', ...about, before: 2n, after: 1n }, null],
    [
      'of somebody else',
      { kind: 'allowance', ...about, owner: friend, before: 0n, after: 1n },
      null,
    ],
    [
      'by Permit2',
      {
        ...{ kind: 'permit2', permit2: friend, ...about },
        ...{ before: { amount: 0n, expiration: 0 }, after: { amount: 9n, expiration: 1 } },
      },
      'allowance',
    ],
    [
      'by Permit2, the same for longer',
      {
        ...{ kind: 'permit2', permit2: friend, ...about },
        ...{ before: { amount: 9n, expiration: 1 }, after: { amount: 9n, expiration: 2 } },
      },
      'allowance',
    ],
    [
      'an operator',
      { kind: 'operator', token, owner: safe, operator: stranger, before: false, after: true },
      'operator',
    ],
    [
      'one collectible',
      { kind: 'nftApproval', token, id: 0n, before: null, after: stranger },
      'allowance',
    ],
    ['a module', { kind: 'modules', safe, before: [friend], after: [friend, stranger] }, 'module'],
    ['a module less', { kind: 'modules', safe, before: [friend], after: [] }, null],
    ['a guard', { kind: 'guard', safe, before: null, after: stranger }, 'guard'],
    ['no guard any more', { kind: 'guard', safe, before: stranger, after: null }, null],
    ['a handler', { kind: 'handler', safe, before: friend, after: stranger }, 'handler'],
    ['other code', { kind: 'singleton', safe, before: friend, after: stranger }, 'singleton'],
    ['money', { kind: 'coin', holder: safe, before: 2n, after: 1n }, null],
  ])('R-JDG-2 %s', (_, change, kind) => {
    expect(rightsIn([change], safe).map((right) => right.kind)).toEqual(kind ? [kind] : [])
    expect(rightsIn([change], zeroAddress).some((right) => right.kind === 'module')).toBe(false)
  })
})
