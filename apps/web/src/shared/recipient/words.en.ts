export const english = {
  'to.placeholder': 'Name, address or contact',
  'to.results': 'Who may be meant',
  'to.count': { one: '{count} suggestion', other: '{count} suggestions' },
  'to.asking': 'Looking for this name',
  'group.contacts': 'Contacts',
  'group.own': 'Your accounts',
  'group.recent': 'Paid before',
  'group.demo': 'In this demo',
  'known.no': 'Nobody you know yet',
  'likeness.start': 'Begins like {name}, but is somebody else.',
  'likeness.end': 'Ends like {name}, but is somebody else.',
  'likeness.both':
    'This is not {name}. It begins and ends the same, as forged addresses do. Compare what is marked.',
  'fault.noRecipient': 'Say who is meant.',
  'fault.noAddress': 'This is no address, and nobody’s name.',
  'fault.badChecksum': 'A digit of this address is wrong. Copy it again from where you trust it.',
  'fault.otherNetwork': 'This address is for another network than {chain}.',
  'fault.self': 'This is the account itself.',
  'fault.zeroAddress': 'Nobody has this address: what is sent there is gone.',
  'fault.twoContacts': 'Two of your contacts are called {name}, or almost so. Choose one.',
  'fault.oddContact':
    'The name {name} could be taken for another. Choose the contact by its address.',
  'fault.namesDiffer':
    'Our nodes name different addresses for this name, or only one of them answers. Use an address.',
  'fault.contactDiffers':
    'The service for names means somebody else by {name} than your contact, or nobody. Use an address.',
  'fault.notHere': 'The service for names has no address on {chain} for {name}. Use an address.',
  'fault.unknownName': 'Nobody is called {name}.',
  'fault.noNames': '{chain} has no service for names. Use an address.',
  'fault.namesFailed': 'The service for names did not answer. Use an address, or try again later.',
}

export type English = typeof english
