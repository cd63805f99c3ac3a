export const english = {
  title: 'Preferences',
  appearance: 'Appearance',
  'language.hint': 'Pages are in English and Arabic; dialogs of the wallet in all of these.',
  currency: 'Currency',
  'currency.label': 'Show worth in',
  'currency.hint': 'Prices come from: {label}.',
  networks: 'Networks',
  'networks.what': 'Your Safes are looked for on these.',
  sessions: 'Where you are signed in',
  'sessions.nobody':
    'Signing in is optional: it proves to this server that an account is yours. Connect a wallet to begin.',
  'sessions.unverified':
    'You are connected, but not signed in: that is optional, and proves to this server that the account is yours.',
  'sessions.verify': 'Verify account',
  'sessions.connect': 'Choose a wallet',
  'sessions.device': '{browser} on {system}',
  'sessions.unknown': 'unknown',
  'sessions.current': 'This browser',
  'sessions.since': 'Signed in {time}',
  'sessions.seen': 'last seen {age}',
  'sessions.signOut': 'Sign out here',
  'sessions.everywhere': 'Sign out everywhere',
  'sessions.failed': 'The server did not answer, so nothing has ended. Try again.',
  cache: 'Answers kept for a faster start',
  'cache.none': 'No answer is kept at the moment.',
  'cache.age': {
    one: '{count} answer, from {age}. None is older than a day.',
    other: '{count} answers, the oldest from {age}. None is older than a day.',
  },
  'cache.clear': 'Ask everything anew',
  'cache.cleared': 'All answers were dropped.',
  data: 'What this browser remembers',
  'data.what':
    'Preferences, contacts, confirmed Safes, visited accounts and hidden tokens. None of it leaves this browser unless you take it along.',
  'data.unread': {
    one: '{count} entry is damaged, or was written by another version of this app. It is kept as it is.',
    other:
      '{count} entries are damaged, or were written by another version of this app. They are kept as they are.',
  },
  'data.unread.save': 'Save as a file',
  'data.export': 'Export',
  'data.import': 'Import',
  'data.erase': 'Erase everything',
  'data.bad': 'This is not a file that was exported here. Nothing was changed.',
  'data.badAt': 'This file is damaged at {at}. Nothing was changed.',
  'data.restored': 'Everything in the file is in place.',
  'restore.title': 'Take over this file?',
  'restore.what':
    'It has {contacts} contacts and {safes} confirmed Safes. They take the place of what this browser remembers now.',
  'restore.do': 'Take over',
  'erase.title': 'Erase everything?',
  'erase.what':
    'Contacts, confirmed Safes, preferences and recent transactions in this browser are gone for good, and you are signed out and disconnected here. Nothing on any network changes.',
  'erase.do': 'Erase everything',
  cancel: 'Cancel',
  build: 'Build',
  'build.development': 'from source',
}

export type English = typeof english
