import { addressOf, buildTransaction } from '@countersign/gateway/testing'
import { expect, it } from 'vitest'
import { testChains } from '../../shared/testing/testChains.ts'
import { findNeeds } from './findNeeds.ts'
import type { OwnedSafe } from './ownedSafe.ts'

const me = addressOf(2)
const safe = (number: number, changes: Partial<OwnedSafe>): OwnedSafe => ({
  account: { chain: testChains[0], address: addressOf(number), path: `one:${addressOf(number)}` },
  isPinned: true,
  onChain: undefined,
  isUnknownCode: false,
  isUnread: false,
  waiting: undefined,
  isUnasked: false,
  retry: () => {},
  ...changes,
})
const waiting = (id: string, timestamp: number) => buildTransaction({ id, timestamp }) // 2 is missing

it('collects what needs me from all Safes, the oldest first', () => {
  const safes = [
    safe(10, { waiting: [waiting('late', 3), waiting('early', 1)] }),
    safe(11, { waiting: [waiting('middle', 2)] }),
    safe(12, {}),
  ]
  const { confirmed } = findNeeds(safes, me)
  expect(confirmed.map(({ transaction }) => transaction.id)).toEqual(['early', 'middle', 'late'])
})

it('keeps Safes apart that a stranger may have made', () => {
  const safes = [safe(10, { isPinned: false, waiting: [waiting('bait', 1)] })]
  expect(findNeeds(safes, me)).toMatchObject({
    confirmed: [],
    unconfirmed: [{ transaction: { id: 'bait' } }],
  })
})

it('leaves out what needs somebody else', () => {
  expect(findNeeds([safe(10, { waiting: [waiting('a', 1)] })], addressOf(1)).confirmed).toEqual([])
})
