import type { FrameContact } from '@countersign/core/frame'
import type { Address } from 'viem'
import { describe, expect, it } from 'vitest'
import { MOST_CONTACTS } from '../mostContacts.ts'
import { planBook } from './planBook.ts'

const ADA: Address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const BEN: Address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const CLEO: Address = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
/** The same ends as Ada's, another middle. */
const FAKE: Address = '0xF390000000000000000000000000000000002266'

const told = (address: Address, name: string, chainId = 1): FrameContact => ({
  address,
  name,
  chainId,
})

describe('planBook', () => {
  it('puts what needs a decision first, and says how each stands', () => {
    const known = [
      { address: ADA, name: 'Ada', chainId: 1 },
      { address: BEN, name: 'Ben', chainId: 1 },
    ]
    const book = [told(CLEO, 'Cleo'), told(ADA, 'Ada'), told(BEN, 'Benno'), told(FAKE, 'Ada')]
    expect(planBook(known, book).entries).toMatchObject([
      { standing: 'lookAlike', of: { address: ADA } },
      { standing: 'renamed', before: 'Ben', contact: { name: 'Benno' } },
      { standing: 'added', contact: { address: CLEO, chainId: 1 } },
      { standing: 'same', contact: { address: ADA } },
    ])
  })

  it('finds somebody known on every network on the host’s', () => {
    const known = [{ address: ADA, name: 'Ada', chainId: null }]
    expect(planBook(known, [told(ADA, 'Ada', 7)]).entries).toMatchObject([{ standing: 'same' }])
  })

  it('R-NAME-1 renames nobody who is known on every network, unasked', () => {
    const known = [{ address: ADA, name: 'Do not pay', chainId: null }]
    const { plan, entries } = planBook(known, [told(ADA, 'Payroll', 7)])
    expect(plan.added).toEqual([])
    expect(entries).toMatchObject([{ standing: 'renamed', before: 'Do not pay' }])
  })

  it('R-BND-2 looks through no more entries than there can be contacts', () => {
    const book = Array.from({ length: MOST_CONTACTS + 1 }, () => told(ADA, 'Ada'))
    expect(planBook([], book)).toMatchObject({ isTooMany: true, entries: [] })
    expect(planBook([], book.slice(1))).toMatchObject({ isTooMany: false })
  })

  it.each([
    ['no name', told(ADA, '  ')],
    ['too long a name', told(ADA, 'A'.repeat(81))],
    ['no network', told(ADA, 'Ada', Number.NaN)],
  ])('leaves out an entry with %s, and counts it', (_, entry) => {
    expect(planBook([], [entry, told(BEN, 'Ben')])).toMatchObject({
      entries: [{ contact: { name: 'Ben' } }],
      unusable: 1,
    })
  })
})
