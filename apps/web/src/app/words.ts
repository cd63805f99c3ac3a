import { createWords } from '../shared/words/createWords.ts'

const english = {
  skip: 'Skip to content',
  'nav.main': 'Main',
  'nav.site': 'More pages',
  'nav.side': 'Sidebar',
  'nav.home': 'Home',
  'nav.accounts': 'Accounts',
  'nav.overview': 'Overview',
  'nav.assets': 'Assets',
  'nav.activity': 'Activity',
  'nav.queue': 'Queue',
  'nav.messages': 'Messages',
  'nav.settings': 'Settings',
  'nav.safes': 'My Safes',
  'nav.contacts': 'Contacts',
  'nav.apps': 'Apps',
  'nav.tools': 'Tools',
  'nav.preferences': 'Preferences',
  'nav.more': 'More',
  'nav.waiting': { one: '{count} waiting', other: '{count} waiting' },
  'search.open': 'Search or paste',
  'account.kind.safe': 'Safe',
  'account.kind.wallet': 'Wallet',
  'account.kind.contract': 'Contract',
  'account.kind.unknown': 'Account',
  'account.receive': 'Receive',
  offline: 'You are offline. What you see is from earlier.',
  stale: 'Parts of this page could not be refreshed.',
  'stale.retry': 'Refresh all',
  'notFound.title': 'There is no such page',
  'notFound.text': 'The address may be mistyped, or the page has moved.',
  'notFound.home': 'Go to the start',
  'bad.title': 'This is no account',
  'bad.noAddress':
    'An account’s address starts with 0x and has 40 digits after it. Check that all of it was copied.',
  'bad.badChecksum':
    'The capital letters of this address do not match its digits, so one of them is probably wrong. Copy it again from where you trust it.',
  'bad.unknownChain': 'This app does not know a network called “{chain}”.',
  'bad.networks': 'It knows: {names}.',
  'crash.title': 'This page could not be shown',
  'receive.title': 'Receive',
  'receive.text': 'Send only assets of {chain} to this address.',
  'receive.alt': 'Code with the address {address}',
}
export type English = typeof english

/** What stands around every page. */
export const shellWords = createWords(english, {
  ar: async () => (await import('./words.ar.ts')).ar,
})
