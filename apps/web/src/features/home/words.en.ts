export const english = {
  tab: 'See what will change before you sign',
  title: 'See what will change before you sign.',
  lead: 'One calm place for your wallet and your Safes. Connect a wallet to begin, or look at any account without one. Nothing is shared until you approve it in your wallet.',
  'look.title': 'Look at an account',
  'look.address': 'Address',
  'look.chain': 'Network',
  'look.placeholder': '0x… or {chain}:0x…',
  'look.open': 'Open',
  'look.bad': 'This is no address. It starts with 0x and has 40 digits after it.',
  'demo.title': 'Three accounts to look around in',
  'demo.note': 'This is a demo: networks, coins and prices are made up, the contracts are real.',
  'recent.title': 'Looked at before',
  'connected.title': 'Connected account',
  'connected.account': 'Account',
  'connected.network': 'Network',
  'connected.unknownNetwork': 'Not known to this app',
  'connected.balance': 'Balance',
  'connected.unread': 'Could not be read.',
  'connected.retry': 'Try again',
  'connected.wallet': 'Wallet',
  'connected.open': 'Open this account',
  'connected.safes': 'See your Safes',
  'promise.review.title': 'What changes',
  'promise.review': 'Every transaction is opened down to its last call and read back to you.',
  'promise.proof.title': 'Proven, not trusted',
  'promise.proof':
    'Hashes and signatures are worked out here and laid beside what server and chain say.',
  'promise.calm.title': 'No tricks',
  'promise.calm':
    'Look-alike addresses, fake tokens and strangers’ proposals are set apart and marked.',
}

export type English = typeof english
