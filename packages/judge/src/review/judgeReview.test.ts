import { judgeWitnesses, type Verdict, type Witnesses } from '@countersign/safe'
import { type Address, pad, toHex } from 'viem'
import { describe, expect, it } from 'vitest'
import { nothingOdd } from '../testing-only/index.ts'
import type { WitnessState } from '../witnesses/findWitnesses.ts'
import { judgeReview, type ReviewState } from './judgeReview.ts'

const address: Address = `0x${'a'.repeat(40)}`
const rows = (changes: Record<string, Verdict> = {}) =>
  Object.entries({
    ownHash: 'proven',
    gatewayHash: 'proven',
    'gateway.decoding': 'proven',
    chainHash: 'proven',
    'confirmation.0': 'proven',
    'confirmation.1': 'proven',
    ...changes,
  } satisfies Record<string, Verdict>).map(([subject, verdict]) => ({ subject, verdict }))

const refund = { token: null, amount: 1n, receiver: null }

/** Proposed by an owner, signed by two of three, and nothing odd about it. */
const clean: ReviewState = {
  ...nothingOdd,
  proof: rows(),
  required: 3,
  proposer: { kind: 'owner', address },
}
const unsigned = rows().filter(({ subject }) => !subject.startsWith('confirmation'))
const outcome = (changes: Partial<ReviewState>) => {
  const { verdict, isSettled, findings } = judgeReview({ ...clean, ...changes })
  return [verdict, isSettled, findings.map(({ kind }) => kind).join(' ')]
}
/** Five were asked for the hash, and say the same. */
const witnesses = (changes: Partial<Witnesses> = {}): Witnesses => {
  const told = { state: 'said', value: 'hash' } as const
  const node = { safeTxHash: told, nonce: told }
  return {
    ...{ own: { safeTxHash: told }, gateway: { safeTxHash: told } },
    ...{ nodeOne: node, nodeTwo: node, wallet: node, signature: {} },
    ...changes,
  }
}
const asked = (changes?: Partial<Witnesses>): WitnessState => ({
  ...judgeWitnesses(address, witnesses(changes)),
  block: 1,
})
const otherwise = { safeTxHash: { state: 'said', value: 'other' } } as const
const silent = { safeTxHash: { state: 'silent' } } as const
const GOOD = 'hash.proven signatures.proven'

describe('R-GW-4 the verdict is the worst of everything known', () => {
  it.each<[string, Partial<ReviewState>, string, string]>([
    ['nothing odd', {}, 'proven', GOOD],
    ['executed', { record: 'proven' }, 'proven', 'hash.proven record.proven signatures.proven'],
    ['an official delegatecall', { delegates: [{ address, code: 'official' }] }, 'proven', GOOD],
    ['proposed by an owner whom nobody names', { proposer: { kind: 'unknown' } }, 'proven', GOOD],

    ['a look-alike', { lookAlikes: [{ address }] }, 'mismatch', `lookAlike ${GOOD}`],
    [
      'a delegatecall to unknown code',
      { delegates: [{ address, code: 'unknown' }] },
      'mismatch',
      `delegate ${GOOD}`,
    ],
    ['a fake token', { tokens: [{ kind: 'fake', symbol: 'USDC' }] }, 'mismatch', `fake ${GOOD}`],
    ['an imitation', { tokens: [{ kind: 'imitation' }] }, 'mismatch', `imitation ${GOOD}`],
    ['a part that stays closed', { isSealed: true }, 'mismatch', `sealed ${GOOD}`],
    ['a stranger’s', { proposer: { kind: 'stranger' } }, 'mismatch', `stranger ${GOOD}`],
    [
      'another hash',
      { proof: rows({ chainHash: 'mismatch' }) },
      'mismatch',
      'hash.mismatch signatures.proven',
    ],
    [
      'a changed field',
      { proof: rows({ 'gateway.value': 'mismatch' }) },
      'mismatch',
      'hash.mismatch signatures.proven',
    ],
    [
      'another reading',
      { proof: rows({ 'gateway.decoding': 'mismatch' }) },
      'mismatch',
      `reading.mismatch ${GOOD}`,
    ],
    [
      'a forged signature',
      { proof: rows({ 'confirmation.1': 'mismatch' }) },
      'mismatch',
      'signatures.mismatch hash.proven',
    ],
    ['a record that is not there', { record: 'mismatch' }, 'mismatch', `record.mismatch ${GOOD}`],

    [
      'a hash that nobody knows, confirmed for another Safe',
      { approvals: ['known', 'unknown'] },
      'unchecked',
      `approval.unknown ${GOOD}`,
    ],
    ['one that is known', { approvals: ['known'] }, 'proven', GOOD],
    [
      'a change of settings that would lock people out',
      { settings: 'refused' },
      'unchecked',
      `settings.refused ${GOOD}`,
    ],
    [
      'a change of settings that nobody could look at',
      { settings: 'unchecked' },
      'unchecked',
      `settings.unchecked ${GOOD}`,
    ],
    ['a change of settings', { settings: 'fine' }, 'proven', GOOD],
    [
      'one owner who decides from then on',
      { settings: 'oneDecides' },
      'unchecked',
      `settings.oneDecides ${GOOD}`,
    ],
    ['a function without a name', { isUnread: true }, 'proven', `${GOOD} unread`],
    ['unknown code that it ran', { history: 'ran' }, 'unchecked', `safeCode.ran ${GOOD}`],
    ['unknown code of the Safe', { safeCode: 'unknown' }, 'unchecked', `safeCode.unknown ${GOOD}`],
    [
      'code of the Safe that nobody could look at',
      { safeCode: 'unchecked' },
      'unchecked',
      `safeCode.unchecked ${GOOD}`,
    ],
    [
      'a delegatecall that nobody could look at',
      { delegates: [{ address, code: 'unchecked' }] },
      'unchecked',
      `delegate.unchecked ${GOOD}`,
    ],
    [
      'a past that nobody could look at',
      { history: 'unchecked' },
      'unchecked',
      `safeCode.history ${GOOD}`,
    ],
    ['a past that nobody tells', { history: 'untold' }, 'proven', `${GOOD} safeCode.untold`],
    ['a signature for all networks', { isEverywhere: true }, 'proven', `${GOOD} everywhere`],
    [
      'official code by one node’s word',
      { delegates: [{ address, code: 'alone' }] },
      'unchecked',
      `delegate.alone ${GOOD}`,
    ],
    [
      'code that nodes disagree about',
      { delegates: [{ address, code: 'disputed' }] },
      'mismatch',
      `code.disputed ${GOOD}`,
    ],
    [
      'a right over tokens',
      { rights: [{ tone: 'warn', kind: 'right.operator', address, token: address }] },
      'unchecked',
      `right.operator ${GOOD}`,
    ],
    [
      'rights that could not be looked at',
      { rights: 'failed' },
      'unchecked',
      `holder.unchecked ${GOOD}`,
    ],
    [
      'a refund that is more than the gas',
      { refund: { most: refund, verdict: 'excessive' } },
      'mismatch',
      `refund.excessive ${GOOD}`,
    ],
    [
      'a refund in a token',
      { refund: { most: refund, verdict: 'incomparable' } },
      'mismatch',
      `refund.incomparable ${GOOD}`,
    ],
    ['a refund', { refund: { most: refund, verdict: 'fair' } }, 'unchecked', `refund.fair ${GOOD}`],
    ['a token that nobody vouches for', { tokens: [{ kind: 'unlisted' }] }, 'proven', GOOD],
    ['a delegate’s, signed since', { proposer: { kind: 'delegate', address } }, 'proven', GOOD],
    [
      'a delegate’s, unsigned',
      { proposer: { kind: 'delegate', address }, proof: unsigned },
      'mismatch',
      'proposedFor hash.proven',
    ],
    [
      'recipients that could not be asked for',
      { anchors: 'failed' },
      'unchecked',
      `anchors.unchecked ${GOOD}`,
    ],
    [
      'no answer from the chain',
      { proof: rows({ chainHash: 'could not check' }) },
      'unchecked',
      'hash.unchecked signatures.proven',
    ],
    [
      'a function nobody knows',
      { proof: rows({ 'gateway.decoding': 'could not check' }) },
      'unchecked',
      `reading.unchecked ${GOOD}`,
    ],
    [
      'a signature that could not be judged',
      { proof: rows({ 'confirmation.0': 'could not check' }) },
      'unchecked',
      'signatures.unchecked hash.proven',
    ],
    ['witnesses who agree', { witnesses: asked() }, 'proven', GOOD],
    [
      'a witness who says something else',
      { witnesses: asked({ nodeTwo: otherwise }) },
      'mismatch',
      `witness.mismatch ${GOOD}`,
    ],
    [
      'a witness who was asked and is silent',
      { witnesses: asked({ nodeTwo: silent }) },
      'unchecked',
      `witness.unchecked ${GOOD}`,
    ],
    [
      'witnesses who could not be asked',
      { witnesses: 'failed' },
      'unchecked',
      `witness.failed ${GOOD}`,
    ],
    [
      'a witness who cannot be asked',
      { witnesses: asked({ wallet: {} }) },
      'proven',
      `${GOOD} witness.notAsked`,
    ],
    [
      'a rehearsal',
      { rehearsal: { state: 'agrees', block: '7', voices: 2, isVaried: true } },
      'proven',
      `${GOOD} rehearsal.agrees`,
    ],
    [
      'a rehearsal by one node alone',
      { rehearsal: { state: 'agrees', block: '7', voices: 1, isVaried: true } },
      'proven',
      `${GOOD} rehearsal.alone`,
    ],
    [
      'nothing that could rehearse it',
      { rehearsal: { state: 'static' } },
      'proven',
      `${GOOD} rehearsal.static`,
    ],
    [
      'a rehearsal that failed',
      { rehearsal: { state: 'failed' } },
      'unchecked',
      `rehearsal.failed ${GOOD}`,
    ],
    [
      'nodes that rehearse it differently',
      { rehearsal: { state: 'differs' } },
      'mismatch',
      `rehearsal.differs ${GOOD}`,
    ],
    [
      'R-REH-6 what does something else when it is not watched',
      { rehearsal: { state: 'watched' } },
      'mismatch',
      `rehearsal.watched ${GOOD}`,
    ],
    [
      'R-REH-6 a rehearsal at one moment only',
      { rehearsal: { state: 'agrees', block: '7', voices: 2, isVaried: false } },
      'proven',
      `${GOOD} rehearsal.agrees rehearsal.notVaried`,
    ],
    [
      'R-REH-6 a rehearsal that did not see all, and that nothing came of when it was varied',
      {
        rehearsal: {
          ...{ state: 'agrees', block: '7', voices: 2, isVaried: false },
          doubts: ['cut', 'unvaried'],
        },
      },
      'unchecked',
      `rehearsal.cut rehearsal.unvaried ${GOOD} rehearsal.agrees`,
    ],
    [
      'a revert',
      { rehearsal: { state: 'reverts', reason: 'No.' } },
      'unchecked',
      `rehearsal.reverts ${GOOD}`,
    ],
    ['a proof that failed', { proof: 'failed' }, 'unchecked', 'failed'],
    ['nothing to prove', { proof: null, proposer: null }, 'unchecked', 'nothingToProve'],
  ])('%s', (_, changes, verdict, kinds) => {
    expect(outcome(changes)).toEqual([verdict, true, kinds])
  })

  it('a stranger’s correctly hashed payment to a look-alike is red, the worst first', () => {
    const state = {
      proof: unsigned,
      proposer: { kind: 'stranger' },
      lookAlikes: [{ address }],
    } as const
    expect(outcome({ ...state, anchors: 'failed' })).toEqual([
      'mismatch',
      true,
      'lookAlike stranger anchors.unchecked hash.proven',
    ])
  })

  it('a poisoned transfer is red although nobody signed it', () => {
    const tokens = [{ kind: 'imitation' }] as const
    expect(outcome({ proof: null, proposer: null, tokens, lookAlikes: [{ address }] })).toEqual([
      'mismatch',
      true,
      'lookAlike imitation nothingToProve',
    ])
  })

  it('names a few look-alikes and unknown delegates, and counts the others', () => {
    const many = Array.from({ length: 1000 }, (_, index) => ({
      address: pad(toHex(index), { size: 20 }),
      code: 'unknown' as const,
    }))
    const { findings } = judgeReview({ ...clean, lookAlikes: many, delegates: many })
    expect(findings.filter(({ tone }) => tone === 'danger')).toHaveLength(8)
    expect(findings).toContainEqual({ tone: 'danger', kind: 'lookAlike.others', count: 997 })
    expect(findings).toContainEqual({ tone: 'danger', kind: 'delegate.others', count: 997 })
  })

  it('names the liar, and who was silent or not asked', () => {
    const changes = { gateway: otherwise, nodeTwo: silent, wallet: {} }
    const { findings } = judgeReview({ ...clean, witnesses: asked(changes) })
    expect(findings.flatMap((each) => ('who' in each ? [[each.kind, ...each.who]] : []))).toEqual([
      ['witness.mismatch', 'gateway'],
      ['witness.unchecked', 'nodeTwo'],
      ['witness.notAsked', 'wallet'],
    ])
  })

  it('a green word says by how many the hash was proven', () => {
    const counted = (witnesses: ReviewState['witnesses']) =>
      judgeReview({ ...clean, witnesses }).findings.find(({ kind }) => kind === 'hash.proven')
    expect(counted(null)).toEqual({ tone: 'good', kind: 'hash.proven', said: 3, asked: 3 })
    const all = { said: 5, asked: 5 }
    expect(counted(asked())).toEqual({ tone: 'good', kind: 'hash.proven', ...all })
    const fewer = { said: 4, asked: 4 }
    expect(counted(asked({ wallet: {} }))).toEqual({
      ...{ tone: 'good', kind: 'hash.proven', ...fewer },
    })
  })

  it('asks for an unknown delegate once, however often it is called', () => {
    const delegates = [address, address.toUpperCase().replace('0X', '0x') as Address].map(
      (each) => ({ address: each, code: 'unknown' }) as const,
    )
    expect(outcome({ delegates })).toEqual(['mismatch', true, `delegate ${GOOD}`])
  })

  it('says how many signatures were proven, and of how many', () => {
    expect(judgeReview(clean).findings).toContainEqual({
      tone: 'good',
      kind: 'signatures.proven',
      given: 2,
      required: 3,
    })
  })

  it('does not call an executed one a stranger’s, or unsigned', () => {
    const executed = 'hash.proven record.proven signatures.proven'
    expect(outcome({ record: 'proven', proposer: { kind: 'stranger' } })).toEqual([
      'proven',
      true,
      executed,
    ])
    expect(outcome({ record: 'proven', proposer: { kind: 'delegate', address } })).toEqual([
      'proven',
      true,
      executed,
    ])
  })

  it.each<[string, Partial<ReviewState>, string]>([
    ['proof', { proof: 'running' }, 'hash.running signatures.running'],
    [
      'proof and record',
      { proof: 'running', record: 'running' },
      'hash.running record.running signatures.running',
    ],
    ['anchors', { anchors: 'asking' }, `running ${GOOD}`],
    ['code of the Safe', { safeCode: 'asking' }, `running ${GOOD}`],
    ['witnesses', { witnesses: 'running' }, `running ${GOOD}`],
    ['rehearsal', { rehearsal: { state: 'running' } }, `${GOOD} rehearsal.running`],
    ['a change of settings', { settings: 'asking' }, `running ${GOOD}`],
    ['delegatecall', { delegates: [{ address, code: 'asking' }] }, `running ${GOOD}`],
    ['price of gas', { refund: 'asking' }, `running ${GOOD}`],
    ['past of the Safe', { history: 'asking' }, `running ${GOOD}`],
    ['rights', { rights: 'asking' }, `running ${GOOD}`],
  ])('is not green while it waits for the %s', (_, changes, kinds) => {
    expect(outcome(changes)).toEqual(['unchecked', false, kinds])
  })

  it('R-UI-4 keeps each where it is while the others come in', () => {
    const inOrder = (changes: Partial<ReviewState>) =>
      judgeReview({ ...clean, ...changes }).findings.map(({ kind }) => kind.split('.')[0])
    const order = ['hash', 'record', 'signatures', 'rehearsal']
    const agrees = { state: 'agrees', block: '1', voices: 2, isVaried: true } as const
    const running = { state: 'running' } as const
    const record = 'proven'
    expect(inOrder({ proof: 'running', record: 'running', rehearsal: running })).toEqual(order)
    expect(inOrder({ proof: 'running', record: 'running', rehearsal: agrees })).toEqual(order)
    expect(inOrder({ record, rehearsal: running })).toEqual(order)
    expect(inOrder({ record, rehearsal: agrees })).toEqual(order)
    expect(inOrder({ record, rehearsal: { state: 'static' } })).toEqual(order)
  })

  it('is red at once, whatever it still waits for', () => {
    expect(outcome({ proof: 'running', lookAlikes: [{ address }] })).toEqual([
      'mismatch',
      false,
      'lookAlike hash.running signatures.running',
    ])
  })
})
