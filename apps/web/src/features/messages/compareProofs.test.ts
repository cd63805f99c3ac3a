import { addressOf } from '@countersign/gateway/testing'
import { describe, expect, it } from 'vitest'
import { compareProofs, type NodeProof, type Voices } from './compareProofs.ts'

type Said = { owners?: number[]; nonce?: number; verdict?: NodeProof['verdicts'][number] }

/** What a node says of the Safe and of its one signature. */
const proofOf = ({ owners = [1, 2], nonce = 7, verdict = 'valid' }: Said): NodeProof => ({
  ...{ hashes: null, sameHash: true, accepted: verdict === 'valid', kept: verdict === 'valid' },
  verdicts: [verdict],
  safe: {
    ...{ owners: owners.map(addressOf), threshold: 2, version: '1.4.1', nonce, modules: [] },
    ...{ singleton: addressOf(8), guard: null, fallbackHandler: null },
  },
})

describe('R-MSG-2 what nodes say of a message’s signatures', () => {
  it.each<[string, Said, Said[], Voices, boolean]>([
    ['is agreed on by both', {}, [{}], 'agreed', true],
    ['is one’s word alone', {}, [], 'one', true],
    ['is disputed where one denies a signature', {}, [{ verdict: 'denied' }], 'disputed', false],
    ['is disputed whoever denies it', { verdict: 'denied' }, [{}], 'disputed', false],
    ['is disputed where one names other owners', {}, [{ owners: [1, 3] }], 'disputed', true],
    ['is no dispute a block later', {}, [{ nonce: 8 }], 'agreed', true],
  ])('%s', (_, first, others, voices, isGood) => {
    const { verdicts, accepted, kept, ...rest } = compareProofs(proofOf(first), others.map(proofOf))
    expect(rest.voices).toBe(voices)
    expect([verdicts[0] === 'valid', accepted, kept]).toEqual([isGood, isGood, isGood])
  })
})
