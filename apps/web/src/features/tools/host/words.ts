import { createWords } from '../../../shared/words/createWords.ts'

const english = {
  title: 'Host',
  looking: 'Looking for a Safe around this app …',
  outside:
    'This app does not run inside a Safe now. Open it in a Safe’s host to see what the host says.',
  what: 'What is compared',
  says: 'The host says',
  chain: 'The chain says',
  gateway: 'Our gateway says',
  app: 'This app is set to',
  agrees: 'Same',
  differs: 'Not the same',
  noWitness: 'There was no other answer to compare this with.',
  again: 'Ask again',
  yes: 'Yes',
  no: 'No',
  more: { one: '{count} more token is not listed.', other: '{count} more tokens are not listed.' },
  refused: 'Refused in the host. Nothing happened.',

  environment: 'Where the host is',
  origin: 'Origin',
  allowed: 'Allowed here',
  isAllowed: 'Allowed',
  isForeign: 'Not allowed',
  network: 'Network',
  number: 'Number',
  name: 'Name',
  coin: 'Coin and its decimals',
  safe: 'Safe',
  address: 'Address',
  owners: 'Owners',
  threshold: 'Signatures needed',
  implementation: 'Implementation',
  'code.official': 'Official code: {contract} {version}',
  'code.unknown': 'Unknown code: not that of any official Safe',
  mayPropose: 'You may propose',
  balances: 'Balances',
  total: 'Total',

  permissions: 'What the host shares with this app',
  'permission.book': 'Its address book',
  'permission.none': 'Nothing that it would have to ask you about.',
  'permission.ask': 'Ask for its address book',

  message: 'Sign typed data',
  'message.what':
    'The host asks the owners to sign this. It moves nothing. What comes back is compared with what this browser computes.',
  'message.text': 'Text',
  'message.example': 'Hello from inside this Safe',
  'message.sign': 'Ask the Safe to sign',
  'message.waiting': 'Answer in the host.',
  'message.signed': 'Signed by all who have to',
  'message.shared': 'Waits for other owners',
  'message.proposed': 'Proposed as a transaction of the Safe',
  'message.same': 'The hash is this message’s',
  'message.other': 'The hash is another message’s. Do not sign it.',
  'message.hash': 'Message hash',
  'message.safeTx': 'Safe transaction hash',
  'message.signature': 'Signature',
}
export type English = typeof english

export const hostWords = createWords(english, {
  ar: async () => (await import('./words.ar.ts')).ar,
})
