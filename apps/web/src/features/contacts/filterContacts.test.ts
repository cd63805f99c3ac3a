import { expect, it } from 'vitest'
import { filterContacts } from './filterContacts.ts'

const contacts = [
  { address: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8', name: 'Zoë', chainId: null },
  { address: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266', name: 'Ada', chainId: 1 },
] as const

it.each([
  ['', ['Ada', 'Zoë']],
  ['zoe', ['Zoë']],
  [' 0XF39 ', ['Ada']],
  ['nobody', []],
])('finds contacts by %j, in order of their names', (text, names) => {
  expect(filterContacts(contacts, text).map(({ name }) => name)).toEqual(names)
})
