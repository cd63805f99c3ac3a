import { createWords } from '../words/createWords.ts'

const english = {
  sent: 'Sent',
  send: 'Send',
  received: 'Received',
  moved: 'Moved',
  to: 'to',
  from: 'from',
  rejection: 'Rejection of this nonce',
  batch: { one: 'Batch of {count} call', other: 'Batch of {count} calls' },
  call: 'Call {method}',
  callUnknown: 'Contract interaction',
  creation: 'Safe created',
  unknown: 'Transaction of an unknown kind ({kind})',
  unknownAsset: 'an unknown asset',
  'flag.imitation': 'Imitates an earlier transfer',
  'flag.fake': 'Not the real {symbol}',
  'flag.unlisted': 'Nobody vouches for this token',
  'proposer.stranger': 'Somebody who is not an owner',
  'proposer.delegate': 'as a delegate, says the gateway',
  'proposer.unknown': 'Not known; owners have signed it',
  'proposer.unchecked': 'Could not be checked',
  unsigned: 'No owner has signed yet',
  'claimed.by.owner': 'in their words, unsigned',
  'claimed.hidden': 'Not repeated: whoever sent this chose the words',
  nonce: 'Nonce {nonce}',
  confirmations: '{given} of {required} signed',
  'confirmations.more': '{given} signed, {required} needed',
  module: 'By a module, without signatures',
  'need.sign': 'Needs your signature',
  'need.execute': 'Ready to execute',
}
export type English = typeof english

/** How transactions are named in lists. */
export const transactionWords = createWords(english, {
  ar: async () => (await import('./words.ar.ts')).ar,
})
