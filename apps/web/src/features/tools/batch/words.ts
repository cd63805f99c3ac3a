import { createWords } from '../../../shared/words/createWords.ts'

const english = {
  what: 'Pays or calls several accounts together: they all happen, or none does.',
  'what.safe':
    'Pays or calls several accounts with one proposal of this Safe, which its owners sign once: they all happen, or none does.',
  otherNetwork: 'Your wallet is on a network that this app does not know. Switch it first.',
  call: 'Call {number}',
  to: 'To',
  amount: 'Amount in {symbol}',
  data: 'Data, if it calls a contract',
  add: 'Add a call',
  remove: 'Remove call {number}',
  review: 'Review',
  'fault.noAddress': 'This is no address: it starts with 0x and has 40 digits after it.',
  'fault.badChecksum': 'A digit of this address is wrong. Copy it again from where you have it.',
  'fault.otherNetwork': 'This address is given for another network than {chain}.',
  'fault.noAmount':
    'This is no amount: digits, with “{mark}” before decimals and nothing between thousands. 0 is one, too.',
  'fault.tooFine': '{symbol} has {decimals} decimals at most.',
  'fault.noHex': 'This is not hex: two digits of 0–9 and a–f for each byte.',

  'review.title': 'What you will be asked',
  'review.safe': {
    one: 'One proposal of your Safe, with {count} call. The other owners sign the same.',
    other: 'One proposal of your Safe, with {count} calls. The other owners sign the same.',
  },
  'review.whole': {
    one: 'One transaction.',
    other: 'One request with {count} calls. They all happen, or none does.',
  },
  'review.split': {
    one: 'One transaction.',
    other:
      '{count} transactions, one after the other. Your wallet asks about each; what was sent stays sent, even if a later one fails.',
  },
  from: 'From',
  'data.bytes': { one: '{count} byte of data', other: '{count} bytes of data' },
  total: 'Total',
  short: 'More than the {balance} that this account holds',
  unknownCode:
    'This Safe runs unknown code, not that of any official Safe: what it does with a proposal is not known.',
  lookAlike: 'I have compared every digit with the address I mean.',
  unsupported: 'Your wallet cannot send several calls as one.',
  'unsupported.how':
    'Send them one by one, remove all calls but one, or open this app in a Safe, which can.',
  propose: 'Propose to this Safe',
  sendWhole: 'Send',
  sendSplit: 'Send one by one',
  change: 'Change',
  asking: 'Answer in your wallet.',
  'asking.safe': 'Answer in the Safe’s host.',
  sent: 'Sent. Its life is told below.',
  'sent.safe': 'Proposed. Its life is told below.',
  refused: 'You declined. Nothing was sent.',
  'refused.safe': 'The host refused it. Nothing was sent.',
  timeout: 'There was no answer in time. Look into the queue before you send it again.',
  interrupted: 'Only {count} of {total} were sent, and are told below. The rest was not sent.',
  failed: 'Nothing was sent.',
  description: {
    one: '{count} call, {total}',
    other: '{count} calls, {total} in total',
  },
  'description.part': 'Call {number} of {count}, {total}',

  lives: 'Sent from this browser',
  'lives.none': 'Nothing on this network yet.',
  'life.signatures': 'Waiting for signatures ({signed} of {needed})',
  'life.execution': 'Signed by all who have to; waiting to be executed',
  'life.chain': 'Sent; waiting for the chain',
  'life.wallet': 'With your wallet',
  'life.confirmed': 'Executed',
  'life.reverted': 'Executed, but it failed: nothing of it happened',
  'life.replaced': 'Refused: something else was done in its place',
  'life.cancelled': 'Cancelled by you',
  'life.dropped': 'Lost: nobody has known it for a day',
  'life.unsent': 'Your wallet did not send it',
  'life.unknown': 'Your wallet does not tell where it stands',
  safeTx: 'Safe transaction',
  transaction: 'Transaction',
  open: 'Open it in this app',
  forget: 'Forget it',
}
export type English = typeof english

export const batchWords = createWords(english, {
  ar: async () => (await import('./words.ar.ts')).ar,
})
