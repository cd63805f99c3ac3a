import { type Address, getAddress } from 'viem'
import { expect, it } from 'vitest'
import { judgeOwnerSafe, type OwnerSafe } from './judgeOwnerSafe.ts'

const address = (digit: string): Address => getAddress(`0x${digit.repeat(40)}`)
const [me, ben, eve] = [address('a'), address('b'), address('e')]

/** A Safe of mine and Ben's that wants both, unless it is said otherwise. */
const safe = (changes: Partial<OwnerSafe> = {}): OwnerSafe => ({
  address: address('1'),
  owners: [me, ben],
  threshold: 2,
  nonce: 5,
  hasConfirmed: false,
  approval: null,
  behind: [],
  ...changes,
})
const signedBy = (...signers: Address[]) => ({ nonce: 5, signers })
/** One that I have a say in only through another. */
const above = (behind: OwnerSafe, changes: Partial<OwnerSafe> = {}) =>
  safe({ address: address('2'), owners: [behind.address, ben], behind: [behind], ...changes })

it.each([
  ['has confirmed', safe({ hasConfirmed: true }), { step: 'done' }],
  ['has no proposal', safe(), { step: 'propose' }],
  ['has one that I have not signed', safe({ approval: signedBy(ben) }), { step: 'confirm' }],
  [
    'waits for others',
    safe({ approval: signedBy(me) }),
    { step: 'wait', why: 'signatures', count: 1 },
  ],
  ['has all signatures', safe({ approval: signedBy(me, ben) }), { step: 'execute' }],
  [
    'has all, and others come first',
    safe({ approval: { ...signedBy(me, ben), nonce: 7 } }),
    { step: 'wait', why: 'queue', nonce: 5 },
  ],
  [
    'has signatures of strangers only',
    safe({ approval: signedBy(eve, address('f')) }),
    { step: 'confirm' },
  ],
  ['is not mine', safe({ owners: [ben, eve] }), { step: 'refused', why: 'notOwner' }],
  [
    'is not mine, and ready: anybody may',
    safe({ owners: [ben, eve], approval: signedBy(ben, eve) }),
    { step: 'execute' },
  ],
  [
    'is mine through another, and nobody has begun',
    above(safe()),
    { step: 'refused', why: 'notProposed' },
  ],
  [
    'is mine through another that has to confirm',
    above(safe(), { approval: signedBy(ben) }),
    { step: 'below', through: address('1') },
  ],
  [
    'is mine through another that has confirmed, and waits for others',
    above(safe({ hasConfirmed: true }), { approval: signedBy(address('1')) }),
    { step: 'refused', why: 'notOwner' },
  ],
] as const)('R-TX-4 knows what is next for an owner that %s', (_, given, step) => {
  expect(judgeOwnerSafe(given, me)).toEqual(step)
})

it('R-TX-4 refuses what is deeper than three', () => {
  const deepest = above(safe(), { address: address('3'), approval: signedBy(ben) })
  const deep = above(deepest, { address: address('4'), approval: signedBy(ben) })
  expect(judgeOwnerSafe(deepest, me)).toEqual({ step: 'below', through: address('1') })
  expect(judgeOwnerSafe(deep, me)).toEqual({ step: 'refused', why: 'tooDeep' })
  expect(judgeOwnerSafe({ ...deep, approval: null }, me)).toEqual({
    step: 'refused',
    why: 'tooDeep',
  })
})

it('R-TX-4 says so when nobody is connected', () => {
  expect(judgeOwnerSafe(safe(), undefined)).toEqual({ step: 'refused', why: 'noAccount' })
})
