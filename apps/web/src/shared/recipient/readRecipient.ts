import { isServiceName } from '@countersign/judge'
import { type Address, isAddressEqual, zeroAddress } from 'viem'
import { parseAccountPath } from '../account/parseAccountPath.ts'
import type { ChainConfig } from '../appConfig.ts'
import type { Contact } from '../local/createMemory.ts'
import type { Called } from '../local/useContactName.ts'
import type { RecipientFault } from './recipientFault.ts'

export type RecipientRead =
  | { status: 'asking' }
  | { status: 'fault'; fault: RecipientFault }
  /** The name is what was typed, if that was a name. */
  | { status: 'found'; address: Address; name: string | null }

/** For whom a recipient is sought; not even an address yet, where the account is only being made. */
export type Seeker = { chain: ChainConfig; address: Address | null }

/** What a name stands for; null where nobody has it. */
export type AddressOf = (
  name: string,
) => Address | null | 'asking' | 'failed' | 'differs' | 'noNames' | 'notHere'

type Context = {
  account: Seeker
  chains: readonly ChainConfig[]
  contacts: readonly Contact[]
  /** What is wrong with how contacts call an address, on this chain. */
  called: (address: Address) => Called | undefined
  addressOf: AddressOf
}

/** Whom a text means: an address, a contact, or a name where the chain has a service for names. */
export function readRecipient(text: string, context: Context): RecipientRead {
  const plain = text.trim()
  if (plain === '') return unusable({ word: 'fault.noRecipient', isUnfinished: true })
  if (/^([\w-]+:)?0x/i.test(plain)) return readAddress(plain, context)
  if (isServiceName(plain)) return readServiceName(plain, context)
  return readContact(plain, context) ?? unusable({ word: 'fault.noAddress', isUnfinished: true })
}

/** R-NAME-4: what the service says; a contact of that name is no other answer, only a second opinion. */
function readServiceName(plain: string, context: Context): RecipientRead {
  const { chain } = context.account
  const address = context.addressOf(plain)
  if (address === 'asking') return { status: 'asking' }
  if (address === 'differs') return unusable({ word: 'fault.namesDiffer' })
  if (address === 'failed') return unusable({ word: 'fault.namesFailed' })
  if (address === 'noNames') {
    return unusable({ word: 'fault.noNames', values: { chain: chain.name } })
  }
  const said = address === 'notHere' ? null : address
  const other = contactsOf(plain, context).find(
    (each) => said === null || !isAddressEqual(each.address, said),
  )
  if (other) return unusable({ word: 'fault.contactDiffers', values: { name: other.name } })
  if (address === 'notHere') {
    return unusable({ word: 'fault.notHere', values: { name: plain, chain: chain.name } })
  }
  if (address === null) return unusable({ word: 'fault.unknownName', values: { name: plain } })
  return judge(address, plain, context)
}

function readAddress(text: string, context: Context): RecipientRead {
  const { chain } = context.account
  const read = parseAccountPath(text, context.chains)
  if (read.status === 'bad') {
    if (read.reason === 'noAddress') {
      return unusable({ word: 'fault.noAddress', isUnfinished: true })
    }
    if (read.reason === 'badChecksum') return unusable({ word: 'fault.badChecksum' })
    return unusable({ word: 'fault.otherNetwork', values: { chain: chain.name } })
  }
  // An address without a network is meant for this one.
  if (text.includes(':') && read.account.chain.id !== chain.id) {
    return unusable({ word: 'fault.otherNetwork', values: { chain: chain.name } })
  }
  return judge(read.account.address, null, context)
}

/** By the whole name only: half of one could be somebody else's. */
function contactsOf(text: string, { account, contacts }: Context): Contact[] {
  const wanted = text.toLowerCase()
  const { id } = account.chain
  return contacts.filter(
    ({ name, chainId }) => name.toLowerCase() === wanted && (chainId === null || chainId === id),
  )
}

function readContact(text: string, context: Context): RecipientRead | null {
  const [first] = contactsOf(text, context)
  if (!first) return null
  const fault = context.called(first.address)?.fault
  if (fault === 'asking') return { status: 'asking' }
  if (fault === 'twin') {
    return unusable({ word: 'fault.twoContacts', values: { name: first.name } })
  }
  if (fault) return unusable({ word: 'fault.oddContact', values: { name: first.name } })
  return judge(first.address, first.name, context)
}

function judge(address: Address, name: string | null, { account }: Context): RecipientRead {
  if (isAddressEqual(address, zeroAddress)) return unusable({ word: 'fault.zeroAddress' })
  if (account.address && isAddressEqual(address, account.address)) {
    return unusable({ word: 'fault.self' })
  }
  return { status: 'found', address, name }
}

const unusable = (fault: RecipientFault): RecipientRead => ({ status: 'fault', fault })
