import type { Address } from 'viem'
import { describe, expect, it } from 'vitest'
import { judgeProposer, type ProposerClaims } from './judgeProposer.ts'

const address = (digit: string): Address => `0x${digit.repeat(40)}`
const [ada, ben, eve] = [address('a'), address('b'), address('e')]
const by = (signer: Address, verdict?: 'proven' | 'mismatch' | 'could not check') => ({
  signer,
  verdict,
})

describe('R-GW-4 who proposed', () => {
  it.each<[string, Partial<ProposerClaims>, object]>([
    ['an owner who signed', { signatures: [by(ada, 'proven')] }, { kind: 'owner', address: ada }],
    [
      'an owner who signed, whoever signed before',
      { signatures: [by(ben, 'proven'), by(ada, 'proven')] },
      { kind: 'owner', address: ada },
    ],
    ['a stranger who names an owner and has no signature', {}, { kind: 'stranger' }],
    ['a stranger with a forged one', { signatures: [by(ada, 'mismatch')] }, { kind: 'stranger' }],
    ['a stranger whom nobody names', { stated: null }, { kind: 'stranger' }],
    [
      'nobody known, though owners signed',
      { signatures: [by(ben, 'proven')] },
      { kind: 'unknown' },
    ],
    ['a delegate, by the gateway’s word', { delegate: eve }, { kind: 'delegate', address: eve }],
    [
      'a delegate, by what an owner and they have signed',
      { delegate: eve, delegator: ada },
      { kind: 'delegateOf', address: eve, owner: ada },
    ],
    [
      'an owner, when they signed what a delegate proposed',
      { delegate: eve, signatures: [by(ada, 'proven')] },
      { kind: 'owner', address: ada },
    ],
    [
      'not to be told while a signature cannot be checked',
      { signatures: [by(ada, 'could not check')] },
      { kind: 'unchecked' },
    ],
    [
      'not to be told when nothing was judged',
      { judging: 'failed', signatures: [by(ada)] },
      { kind: 'unchecked' },
    ],
    ['a stranger, also when nobody could be asked', { judging: 'failed' }, { kind: 'stranger' }],
    ['not told yet', { judging: 'running' }, { kind: 'asking' }],
  ])('%s', (_, claims, proposer) => {
    const all: ProposerClaims = { stated: ada, signatures: [], judging: 'done', ...claims }
    expect(judgeProposer(all)).toEqual(proposer)
  })
})
