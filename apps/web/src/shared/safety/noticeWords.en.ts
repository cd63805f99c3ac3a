export const english = {
  unknownCode: 'Unknown code',
  'unknownCode.account':
    'The code at this address is not that of any official Safe, whatever it says of itself: its owners, its threshold and its version are only its own word. Pay nothing in and sign nothing for it unless you know who made it.',
  'unknownCode.singleton':
    'This account runs code that is not that of any official Safe: its owners, its threshold and its version are only its own word. Pay nothing in and sign nothing for it unless you know who made it.',
  ran: 'This Safe has run unknown code as its own',
  'ran.text':
    'Such code can give somebody a right that no list here shows: as an owner, or as a module that acts without signatures. Ask its owners what it was for before you rely on this Safe.',
  'ran.setup': 'When it was set up:',
  'ran.multisig': 'In a transaction of its owners:',
  'ran.module': 'By a module:',
  'ran.unknown': 'In a transaction:',
  'ran.code': 'the code of',
  'ran.unread': 'code that could not be read',
  'ran.more': { one: 'And {count} more.', other: 'And {count} more.' },
}

export type English = typeof english
