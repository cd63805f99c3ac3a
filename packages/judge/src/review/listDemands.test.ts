import type { Address } from 'viem'
import { describe, expect, it } from 'vitest'
import type { Finding } from '../finding.ts'
import { listDemands } from './listDemands.ts'

const one: Address = `0x${'a'.repeat(40)}`
const other: Address = `0x${'b'.repeat(40)}`
const green: Finding = { tone: 'good', kind: 'hash.proven', said: 3, asked: 3 }
const delegate = (address: Address): Finding => ({ tone: 'danger', kind: 'delegate', address })
const nothing = { isBlocked: false, topics: [], addresses: [], reasons: expect.any(String) }

describe('R-GW-4 what has to be typed before something is signed', () => {
  it.each<[string, Finding[], Partial<ReturnType<typeof listDemands>>]>([
    ['nothing for what is proven', [green], {}],
    [
      'nothing for what nobody could be asked',
      [
        { tone: 'unasked', kind: 'witness.notAsked', who: ['wallet'] },
        { tone: 'unasked', kind: 'rehearsal.static' },
        green,
      ],
      {},
    ],
    ['the name of what failed', [{ tone: 'warn', kind: 'hash.unchecked' }], { topics: ['hash'] }],
    [
      'each name once',
      [
        { tone: 'warn', kind: 'safeCode.unknown' },
        { tone: 'warn', kind: 'safeCode.ran' },
        { tone: 'warn', kind: 'witness.unchecked', who: ['nodeTwo'] },
      ],
      { topics: ['code', 'witness'] },
    ],
    [
      'that it would fail',
      [{ tone: 'warn', kind: 'rehearsal.reverts', reason: 'No.' }],
      { topics: ['rehearsal'] },
    ],
    [
      'every address whose unknown code would act as the Safe, once',
      [delegate(one), delegate(other), delegate(one.toUpperCase().replace('0X', '0x') as Address)],
      { addresses: [one, other] },
    ],
    [
      'nothing helps where there are more of them than anybody reads',
      [delegate(one), { tone: 'danger', kind: 'delegate.others', count: 1 }],
      { isBlocked: true, addresses: [one] },
    ],
    [
      'nothing helps against a look-alike',
      [{ tone: 'danger', kind: 'lookAlike', address: one }, delegate(other)],
      { isBlocked: true, addresses: [other] },
    ],
    [
      'nothing helps against a liar',
      [{ tone: 'danger', kind: 'witness.mismatch', who: ['gateway'] }],
      { isBlocked: true },
    ],
  ])('%s', (_, findings, expected) => {
    expect(listDemands({ findings })).toEqual({ ...nothing, ...expected })
  })

  it('R-JDG-5 what was typed for one doubt is not typed for another of its name', () => {
    const ran: Finding = { tone: 'warn', kind: 'safeCode.ran' }
    const alone: Finding = { tone: 'warn', kind: 'holder.alone' }
    const [first, second] = [listDemands({ findings: [ran] }), listDemands({ findings: [alone] })]
    expect(first.topics).toEqual(second.topics)
    expect(first.reasons).not.toBe(second.reasons)
    // Green and grey ones come and go with every block.
    expect(listDemands({ findings: [green, ran] }).reasons).toBe(first.reasons)
  })

  it('R-JDG-5 every red that can be gone past has an address to be named', () => {
    const kinds = ['delegate', 'proposedFor', 'right.module', 'right.guard'] as const
    for (const kind of kinds) {
      const demands = listDemands({ findings: [{ tone: 'danger', kind, address: one }] })
      expect(demands).toMatchObject({ isBlocked: false, addresses: [one] })
    }
  })
})
