import type { Address } from 'viem'
import { describe, expect, it } from 'vitest'
import type { Contact } from '../../shared/local/createMemory.ts'
import { applyImport } from './applyImport.ts'
import { planImport } from './planImport.ts'

const ADA: Address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const BEN: Address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

const OTHER: Address = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'

/** The same ends as Ada's, another middle. */
const FAKE: Address = '0xF390000000000000000000000000000000002266'

const contact = (address: Address, name: string, chainId: number | null = null): Contact => ({
  address,
  name,
  chainId,
})
const rows = (...contacts: Contact[]) =>
  contacts.map((each, index) => ({ line: index + 2, contact: each }))
const keep = { takeNames: false, takeLookAlikes: false, takeOddNames: false }
const asked = { takeNames: true, takeLookAlikes: true, takeOddNames: true }

describe('planImport', () => {
  it('tells new, known and renamed contacts apart, on one chain and on all', () => {
    const known = [contact(ADA, 'Ada'), contact(BEN, 'Ben', 1)]
    const plan = planImport(
      known,
      rows(contact(ADA, 'Ada'), contact(BEN, 'Benno', 1), contact(BEN, 'Ben', 2)),
    )
    expect(plan.same.map(({ line }) => line)).toEqual([2])
    expect(plan.renamed).toMatchObject([{ line: 3, before: 'Ben' }])
    expect(plan.added.map(({ line }) => line)).toEqual([4])
  })

  it('calls out a look-alike of a contact, and of another row', () => {
    expect(planImport([contact(ADA, 'Ada')], rows(contact(FAKE, 'Ada'))).lookAlikes).toMatchObject([
      { of: { name: 'Ada', address: ADA } },
    ])
    expect(planImport([], rows(contact(ADA, 'Ada'), contact(FAKE, 'A'))).lookAlikes).toHaveLength(1)
  })

  it.each([
    ['a second Ben', 'Ben', 'twin'],
    ['a second Ben in capitals', 'BEN', 'twin'],
    ['a Cyrillic Ben', 'Веn', 'mixed'],
    ['a Ben with a letter that nobody sees', 'Be\u200bn', 'unseen'],
    ['an address for a name', '0x7099…79C8', 'digits'],
    ['a name of a service for names', 'vitalik.eth', 'service'],
  ])('R-NAME-1 adds no %s unasked, nor calls anybody so', (_, name, fault) => {
    const book = [contact(ADA, 'Ada'), contact(BEN, 'Ben')]
    const stranger = contact(OTHER, name)
    const added = planImport(book, rows(stranger))
    expect(added.oddNames).toMatchObject([{ fault }])
    expect(applyImport(book, added, keep)).toEqual(book)
    expect(applyImport(book, added, asked)).toEqual([...book, stranger])
    const renamed = planImport(book, rows(contact(ADA, name)))
    expect(applyImport(book, renamed, asked)).toEqual(book)
  })

  it.each([
    ['everywhere, on a network', null, 1, null],
    ['on a network, everywhere', 1, null, 1],
    ['on a network, there', 1, 1, 1],
  ])('R-NAME-1 renames nobody unasked who is known %s', (_, where, chainId, at) => {
    const book = [contact(ADA, 'Do not pay', where)]
    const plan = planImport(book, rows(contact(ADA, 'Payroll', chainId)))
    expect(plan.renamed).toMatchObject([{ before: 'Do not pay', contact: { chainId: at } }])
    expect(applyImport(book, plan, keep)).toEqual(book)
    expect(applyImport(book, plan, asked)).toEqual([contact(ADA, 'Payroll', where)])
    const odd = planImport(book, rows(contact(ADA, 'Веn', chainId)))
    expect(applyImport(book, odd, asked)).toEqual(book)
    const both = planImport([], rows(...book, contact(ADA, 'Веn', chainId)))
    expect(applyImport([], both, asked)).toEqual(book)
  })

  it('R-NAME-1 knows somebody of every network on each, and of one not on every', () => {
    const [everywhere, here] = [contact(ADA, 'Ada'), contact(ADA, 'Ada', 1)]
    expect(planImport([everywhere], rows(here)).same).toHaveLength(1)
    expect(planImport([here], rows(everywhere)).added).toHaveLength(1)
    const book = [here, contact(ADA, 'Do not pay', 2)]
    expect(planImport(book, rows(everywhere)).renamed).toMatchObject([{ before: 'Do not pay' }])
  })

  it('R-NAME-1 judges a new name wherever it will be seen', () => {
    const book = [contact(ADA, 'Ada'), contact(BEN, 'Ben', 2)]
    expect(planImport(book, rows(contact(ADA, 'Ben', 1))).oddNames).toMatchObject([
      { fault: 'twin' },
    ])
  })

  const at = (index: number): Address => `0xabc${index.toString(16).padStart(33, '0')}beef`
  const apart = (index: number): Address => `0x${index.toString(16).padStart(4, '0').repeat(10)}`
  it.each<[string, (index: number) => Contact]>([
    ['of different people', (index) => contact(apart(index), `P ${index} x`)],
    ['that look alike', (index) => contact(at(index), `P ${index} x`)],
    ['of one name', (index) => contact(apart(index), 'Ben')],
    ['of one name, on as many networks', (index) => contact(apart(index), 'Ben', index + 1)],
    ['of one address', (index) => contact(ADA, `P ${index} x`)],
    ['of one address, on as many networks', (index) => contact(ADA, 'Ada', index + 1)],
    [
      'of one address, on many networks and all',
      (index) => contact(ADA, index > 2_500 ? 'ADA' : 'Ada', index < 2_500 ? index + 1 : null),
    ],
  ])('R-BND-2 goes through 5,000 rows once: %s', (_, build) => {
    let reads = 0
    const counted = (each: Contact) =>
      new Proxy(each, {
        get(target, name) {
          reads++
          return Reflect.get(target, name)
        },
      })
    const all = Array.from({ length: 5_000 }, (__, index) => counted(build(index)))
    const plan = planImport(all.slice(0, 1_000), rows(...all.slice(1_000)))
    applyImport(all.slice(0, 1_000), plan, asked)
    expect(reads).toBeLessThan(50 * all.length)
  })

  it('R-NAME-1 of two Bens in one file the second is called out', () => {
    const plan = planImport([], rows(contact(BEN, 'Ben'), contact(OTHER, 'ben')))
    expect(plan.added).toHaveLength(1)
    expect(plan.oddNames).toMatchObject([{ line: 3, fault: 'twin' }])
  })

  it('counts a row that comes twice once', () => {
    const plan = planImport([], rows(contact(ADA, 'Ada'), contact(ADA, 'Ada')))
    expect([plan.added.length, plan.same.length]).toEqual([1, 1])
  })
})

describe('applyImport', () => {
  const known = [contact(ADA, 'Ada')]
  const plan = planImport(known, rows(contact(ADA, 'Eve'), contact(BEN, 'Ben'), contact(FAKE, 'X')))

  it('keeps the visitor’s own names, and look-alikes out, unless told otherwise', () => {
    expect(applyImport(known, plan, keep)).toEqual([contact(ADA, 'Ada'), contact(BEN, 'Ben')])
  })

  it('takes the file’s names and look-alikes when told so', () => {
    const all = { takeNames: true, takeLookAlikes: true, takeOddNames: true }
    expect(applyImport(known, plan, all)).toEqual([
      contact(ADA, 'Eve'),
      contact(BEN, 'Ben'),
      contact(FAKE, 'X'),
    ])
  })
})
