import { addressOf, buildAddressInfo, buildMessage } from '@countersign/gateway/testing'
import { describe, expect, it } from 'vitest'
import type { SignatureVerdict } from '../../shared/acts/messages/judgeConfirmations.ts'
import { proposerOf } from './proposerOf.ts'

const message = buildMessage({
  proposedBy: buildAddressInfo(1),
  confirmations: [{ owner: buildAddressInfo(1), signature: '0x01' }],
})
const judged = (...verdicts: SignatureVerdict[]) => ({
  proof: { hashes: null, sameHash: true, verdicts, accepted: null, kept: false },
  error: null,
})

describe('R-GW-4 who put a message there', () => {
  it.each([
    ['an owner who signed', judged('valid'), { kind: 'owner', address: addressOf(1) }],
    ['a stranger whose signature is not an owner’s', judged('notOwner'), { kind: 'stranger' }],
    ['not told when it could not be hashed', judged(), { kind: 'unchecked' }],
    ['not told without an answer', { proof: undefined, error: new Error() }, { kind: 'unchecked' }],
    ['not told yet', { proof: undefined, error: null }, { kind: 'asking' }],
  ])('%s', (_, state, proposer) => {
    expect(proposerOf(message, state)).toEqual(proposer)
  })

  it('a stranger, when nobody has signed', () => {
    expect(proposerOf({ ...message, confirmations: [] }, judged())).toEqual({ kind: 'stranger' })
  })
})
