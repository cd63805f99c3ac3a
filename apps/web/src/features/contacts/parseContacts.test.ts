import fc from 'fast-check'
import { type Address, getAddress } from 'viem'
import { expect, it } from 'vitest'
import { testChains } from '../../shared/testing/testChains.ts'
import { formatContacts } from './formatContacts.ts'
import { MOST_CONTACTS } from './mostContacts.ts'
import { type ContactsFile, LONGEST_NAME, parseContacts } from './parseContacts.ts'

const ADA = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const BEN = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

function parse(text: string): ContactsFile {
  const file = parseContacts(text, testChains)
  if (file === 'tooMany') throw new Error('too many')
  return file
}

it('reads what it wrote, whatever the names are', () => {
  const contact = fc.record({
    address: fc
      .uint8Array({ minLength: 20, maxLength: 20 })
      .map((bytes): Address => getAddress(`0x${Buffer.from(bytes).toString('hex')}`)),
    name: fc
      .string({ minLength: 1, maxLength: LONGEST_NAME, unit: 'grapheme' })
      .map((text) => text.replaceAll('\r', '').trim().slice(0, LONGEST_NAME))
      // A name that begins like our own guard cannot be told from a guarded one.
      .filter((text) => text === text.trim() && text !== '' && !/^'[=+\-@]/.test(text)),
    chainId: fc.oneof(fc.constant(null), fc.integer({ min: 1 })),
  })
  fc.assert(
    fc.property(fc.array(contact), (contacts) => {
      const { rows, faults } = parse(formatContacts(contacts))
      expect(faults).toEqual([])
      expect(rows.map((row) => row.contact)).toEqual(contacts)
    }),
  )
})

it('names every bad row by its line and loses none', () => {
  const file = [
    'name;address;chain id',
    `Ada;${ADA};1`,
    'Nobody;0x12;1',
    `;${BEN};`,
    `Typo;${ADA.replace('f39F', 'F39f')};`,
    `Ben;${BEN};mainnet`,
    `${'x'.repeat(LONGEST_NAME + 1)};${BEN};`,
    `Ben;one:${BEN.toLowerCase()};`,
  ].join('\n')
  const { rows, faults } = parse(file)
  expect(rows).toEqual([
    { line: 2, contact: { name: 'Ada', address: ADA, chainId: 1 } },
    { line: 8, contact: { name: 'Ben', address: BEN, chainId: 31337 } },
  ])
  expect(faults.map(({ line, reason }) => [line, reason])).toEqual([
    [3, 'noAddress'],
    [4, 'noName'],
    [5, 'badChecksum'],
    [6, 'badChain'],
    [7, 'longName'],
  ])
  expect(faults[0]?.text).toBe('Nobody, 0x12, 1')
})

it('takes a file without a header, in the order of ours', () => {
  expect(parse(`${ADA},Ada,31337`).rows[0]?.contact.chainId).toBe(31337)
})

it('writes no name that a spreadsheet would compute', () => {
  const name = '=HYPERLINK("https://evil.example","Ada")'
  expect(formatContacts([{ address: ADA, name, chainId: null }])).toContain(`"'=HYPERLINK(`)
})

it.each([
  ['alone', `two:${ADA},Vault,`, 31338],
  ['in capitals', `TWO:${ADA},Vault,`, 31338],
  ['beside the same in its column', `two:${ADA},Vault,31338`, 31338],
  ['beside another in its column', `two:${ADA},Vault,1`, 'badChain'],
  ['beside nonsense in its column', `two:${ADA},Vault,two`, 'badChain'],
  ['of nobody known', `arb1:${ADA},Vault,`, 'badChain'],
  ['of nobody known beside a number', `arb1:${ADA},Vault,42161`, 'badChain'],
])('R-NAME-1 the chain in front of an address is its chain, %s', (_, line, expected) => {
  const { rows, faults } = parse(line)
  expect(rows[0]?.contact.chainId ?? faults[0]?.reason).toBe(expected)
})

it('R-BND-2 looks through no more rows than there can be contacts', () => {
  const rows = (count: number) => parseContacts('0x,\n'.repeat(count), testChains)
  expect(rows(MOST_CONTACTS + 1)).toMatchObject({ rows: [] })
  expect(rows(MOST_CONTACTS + 2)).toBe('tooMany')
})
