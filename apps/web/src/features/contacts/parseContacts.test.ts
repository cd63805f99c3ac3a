import fc from 'fast-check'
import { type Address, getAddress } from 'viem'
import { expect, it } from 'vitest'
import { formatContacts } from './formatContacts.ts'
import { LONGEST_NAME, parseContacts } from './parseContacts.ts'

const ADA = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const BEN = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

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
      const { rows, faults } = parseContacts(formatContacts(contacts))
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
    `Ben;eth:${BEN.toLowerCase()};`,
  ].join('\n')
  const { rows, faults } = parseContacts(file)
  expect(rows).toEqual([
    { line: 2, contact: { name: 'Ada', address: ADA, chainId: 1 } },
    { line: 8, contact: { name: 'Ben', address: BEN, chainId: null } },
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
  expect(parseContacts(`${ADA},Ada,31337`).rows[0]?.contact.chainId).toBe(31337)
})

it('writes no name that a spreadsheet would compute', () => {
  const name = '=HYPERLINK("https://evil.example","Ada")'
  expect(formatContacts([{ address: ADA, name, chainId: null }])).toContain(`"'=HYPERLINK(`)
})
