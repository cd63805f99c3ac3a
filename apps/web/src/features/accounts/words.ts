import { createWords } from '../../shared/words/createWords.ts'

const english = {
  title: 'Accounts',
  of: 'Safes of',
  nobody: 'Connect a wallet to see the Safes it owns, or look at any account from the start page.',
  'nobody.link': 'Go to the start',
  inbox: 'Needs you',
  'inbox.empty': 'Nothing needs this account.',
  'inbox.elsewhere': {
    one: '{count} transaction waits in a Safe that you have not confirmed.',
    other: '{count} transactions wait in Safes that you have not confirmed.',
  },
  'inbox.confirm': 'Confirm the Safes you know',
  'inbox.all': 'Show all {count}',
  'inbox.partial': 'Not every Safe could be asked; what is shown is not all.',
  'inbox.unconfirmed': {
    one: '{count} in Safes that are not confirmed',
    other: '{count} in Safes that are not confirmed',
  },
  chain: 'Safes on {chain}',
  none: 'This account owns no Safe on {chain}.',
  'column.safe': 'Safe',
  'column.signers': 'Signatures',
  'column.version': 'Version',
  'column.waiting': 'Waiting',
  'column.standing': 'Yours',
  signers: '{threshold} of {owners}',
  waiting: { one: '{count} waiting', other: '{count} waiting' },
  noOwner: 'The chain does not list this account as an owner',
  unread: 'could not be read',
  unknownCode: 'Unknown code',
  unconfirmed: 'Unconfirmed',
  confirmed: 'Confirmed',
  confirm: 'Confirm',
  unconfirm: 'Undo',
  'confirm.name': 'Confirm that {safe} is yours',
  'unconfirm.name': 'No longer treat {safe} as yours',
  why: 'Anybody can make a Safe and name you an owner. Confirm only those you know; others stay out of your inbox.',
}
export type English = typeof english

export const accountsWords = createWords(english, {
  ar: async () => (await import('./words.ar.ts')).ar,
})
