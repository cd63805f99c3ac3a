export const english = {
  caption: 'What is said, and who says it',
  what: 'What is said',
  'summary.proven': {
    one: '{count} witness was asked, and says the same as we do',
    other: '{count} witnesses were asked, and all say the same',
  },
  'summary.mismatch': 'The witnesses do not say the same',
  'summary.unchecked': 'Not every witness has answered',
  'summary.running': 'The witnesses are being asked',
  'summary.failed': 'The witnesses could not be asked',
  'summary.block': 'All were asked about block {number}.',
  'summary.merkle':
    'What is marked with a double check is proven by Merkle proof against a block that two of them name: nobody has to be believed.',

  'who.own': 'Worked out here',
  'who.gateway': 'Gateway',
  'who.nodeOne': 'Our first node',
  'who.nodeTwo': 'Our second node',
  'who.wallet': 'Your wallet’s node',
  'who.signature': 'Your signature',

  'fact.safeTxHash': 'Hash of all its fields',
  'fact.decoding': 'Reading of the data',
  'fact.signer': 'Who signed it',
  'fact.owners': 'Owners',
  'fact.threshold': 'Signatures needed',
  'fact.nonce': 'Nonce',
  'fact.singleton': 'Code the Safe runs, by address',
  'fact.code': 'The Safe’s own code',
  'fact.singletonCode': 'Code the Safe runs',
  'fact.blockHash': 'Block',

  'told.same': 'the same',
  'told.proven': 'the same, proven by Merkle proof',
  'told.different': 'something else',
  'told.silent': 'no answer',
  'told.notAsked': 'not asked',
} as const

export type English = typeof english
