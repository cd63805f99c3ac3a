export const english = {
  caption: 'What is said, and who says it',
  what: 'What is said',
  'summary.proven': {
    one: 'Worked out here; no other witness could be asked',
    other: 'All {count} witnesses say the same',
  },
  'summary.mismatch': 'The witnesses do not say the same',
  'summary.unchecked': 'Not every witness has answered',
  'summary.unproven': 'All say the same, and none of the nodes can prove it',
  'summary.running': 'The witnesses are being asked',
  'summary.failed': 'The witnesses could not be asked',
  'summary.block': 'All were asked about block {number}.',
  'summary.merkle':
    'What is marked with a double check is proven by Merkle proof against a block that two of them name: nobody has to be believed.',

  'witness.mismatch': 'Somebody says otherwise than the rest: {who}. See the proof below.',
  'witness.disagree':
    'Those who were asked do not say the same, and it cannot be told who is wrong. See the proof below.',
  'witness.unchecked': 'Asked about it, and no answer came: {who}.',
  'witness.failed': 'The witnesses could not be asked.',
  'witness.alone': 'How the Safe is now is said by one alone, and proven by nobody: {who}.',
  'witness.unproven':
    'The nodes say the same, and no proof that they give for it holds: this could not be checked.',
  'witness.notAsked': 'Not asked: {who}',
  'name.own': 'this page',
  'name.gateway': 'the gateway',
  'name.nodeOne': 'our first node',
  'name.nodeTwo': 'our second node',
  'name.wallet': 'your wallet’s node',
  'name.signature': 'your wallet’s signature',

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
  'fact.singleton': 'Address of its code',
  'fact.code': 'Its own code',
  'fact.singletonCode': 'Code it runs',
  'fact.guard': 'Guard',
  'fact.handler': 'Fallback handler',
  'fact.modules': 'Modules',
  'fact.blockHash': 'Block',

  'told.same': 'the same',
  'told.proven': 'the same, proven by Merkle proof',
  'told.different': 'something else',
  'told.silent': 'no answer',
  'told.notAsked': 'not asked',
} as const

export type English = typeof english
