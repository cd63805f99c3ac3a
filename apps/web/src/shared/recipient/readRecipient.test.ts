import type { Address } from 'viem'
import { describe, expect, it } from 'vitest'
import { calledName } from '../local/contactNames.ts'
import type { Contact } from '../local/createMemory.ts'
import { testChains } from '../testing/testChains.ts'
import { type AddressOf, readRecipient } from './readRecipient.ts'

const ADA: Address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const THIEF: Address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const [chain, other] = testChains
const contact = (name: string, address: Address, chainId: number | null = null): Contact => ({
  ...{ name, address, chainId },
})

function read(text: string, contacts: Contact[], answer: ReturnType<AddressOf>) {
  const found = readRecipient(text, {
    account: { chain, address: null },
    chains: testChains,
    contacts,
    called: (address) => calledName(contacts, address, chain.id),
    addressOf: () => answer,
  })
  return found.status === 'fault' ? found.fault.word : found.status === 'found' && found.address
}

describe('R-NAME-4 a name of a service for names', () => {
  it.each<[string, Contact[], ReturnType<AddressOf>, string | false]>([
    ['is what the service says', [], ADA, ADA],
    ['with a contact who is the same', [contact('ada.eth', ADA)], ADA, ADA],
    ['with another for a contact', [contact('ada.eth', THIEF)], ADA, 'fault.contactDiffers'],
    ['in other capitals', [contact('Ada.ETH', THIEF)], ADA, 'fault.contactDiffers'],
    [
      'with one of two',
      [ADA, THIEF].map((who) => contact('ada.eth', who)),
      ADA,
      'fault.contactDiffers',
    ],
    ['with one on another network', [contact('ada.eth', THIEF, other.id)], ADA, ADA],
    ['that nobody has but a contact', [contact('ada.eth', THIEF)], null, 'fault.contactDiffers'],
    ['that is not of this network', [contact('ada.eth', THIEF)], 'notHere', 'fault.contactDiffers'],
    ['before the service has said it', [contact('ada.eth', THIEF)], 'asking', false],
    ['when the service is away', [contact('ada.eth', THIEF)], 'failed', 'fault.namesFailed'],
    ['when nodes differ', [contact('ada.eth', THIEF)], 'differs', 'fault.namesDiffer'],
    ['where there is no service', [contact('ada.eth', THIEF)], 'noNames', 'fault.noNames'],
    ['that nobody has', [], null, 'fault.unknownName'],
    ['that has no address here', [], 'notHere', 'fault.notHere'],
  ])('%s', (_, contacts, answer, expected) => {
    expect(read('ada.eth', contacts, answer)).toBe(expected)
  })
})

it('R-NAME-1 a contact is meant by its name, unless the name could be another’s', () => {
  expect(read('ada', [contact('Ada', ADA)], null)).toBe(ADA)
  expect(read('Ada', [contact('Ada', ADA), contact('Ada', THIEF)], null)).toBe('fault.twoContacts')
  expect(read('Веn', [contact('Веn', THIEF)], null)).toBe('fault.oddContact')
})
