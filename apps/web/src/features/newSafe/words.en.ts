export const english = {
  title: 'New Safe',
  owners: 'Owners',
  owner: 'Owner {number}',
  'owner.add': 'Add an owner',
  'owner.me': 'Add my wallet',
  'owner.remove': 'Remove owner {number}',
  threshold: 'Signatures needed',
  'threshold.hint': 'So many owners must sign before anything leaves the Safe.',
  'threshold.of': {
    one: '{count} of {owners}',
    other: '{count} of {owners}',
  },
  networks: 'Networks',
  'networks.hint':
    'The Safe has one address on every network. It can be used only where it has been created.',
  rest: 'More',
  name: 'Name',
  'name.hint': 'Only for you: it stays among the contacts of this browser.',
  advanced: 'Advanced',
  release: 'Release of the contracts',
  'release.hint': 'Another release has another address.',
  'release.usual': '{release}, recommended',
  salt: 'Salt',
  'salt.hint':
    'A number that tells Safes of the same owners apart. With the same owners, signatures, release and salt, the address is the same.',
  'salt.bad': 'This must be a whole number.',

  plan: 'What will be made',
  address: 'Its address',
  'address.none': 'Known as soon as there are owners.',
  'address.nowhere': 'No network here can tell.',
  'address.asking': 'Working it out …',
  before: 'Not created yet on: {chains}',
  'before.text':
    'Money that is sent to this address there will wait. Only this Safe, with these very owners, can ever stand here, and nobody can use the money before it is created. Keep owners, release and salt until then.',
  done: 'The Safe is there. Tell the other owners: they will find it among their accounts, and say that it is theirs.',
  another: 'Make another one',
  open: 'Open',
  'open.name': 'Open it on {chain}',
  description: 'Create a Safe on {chain}',

  'site.created': 'Created',
  'site.free': 'Not created here. The factory on this network gives the same address.',
  'site.waits': 'Not created here; {amount} {symbol} waits at its address.',
  'site.lacking':
    'This network does not have the official contracts of this release, so the Safe cannot be made here.',
  'site.strange':
    'Something that is no official Safe stands at this address. Nothing will be sent.',
  'site.differs':
    'The factory on this network says another address than we have worked out. Nothing will be sent.',
  'site.failed': 'This network does not answer.',
  'site.retry': 'Try again',

  connect: 'Connect a wallet',
  'create.none': 'Create',
  'create.on': 'Create on {chain}',
  create: { one: 'Create on {count} network', other: 'Create on {count} networks' },
  'create.busy': 'Your wallet is asked …',
  'hint.frame': 'Open this page outside of the Safe: a wallet creates it.',
  'hint.noNetwork': 'Choose a network.',
  'hint.unfinished': 'Say who the owners are.',
  'hint.bad': 'It cannot be created on every network that you chose.',
  'hint.asking': 'The networks are being asked.',
  'hint.onItsWay': 'It is on its way.',
  'hint.one': 'Your wallet sends one transaction and pays for it.',
  'hint.several': {
    one: 'Your wallet sends {count} transaction and pays for it.',
    other: 'Your wallet sends {count} transactions, one on each network, and pays for them.',
  },
  'stopped.node': 'The network does not answer. Nothing was asked.',
  'stopped.moved': 'The address is another one than you saw. Look again, then decide.',

  'refusal.noOwner': 'A Safe needs an owner.',
  'refusal.tooManyOwners': 'These are too many owners.',
  'refusal.impossibleOwner': '{owner} cannot be an owner.',
  'refusal.ownerTwice': '{owner} is named twice.',
  'refusal.thresholdNone': 'At least one signature must be needed.',
  'refusal.thresholdAboveOwners':
    'More signatures are needed than there are owners: nobody could ever use it.',
  'caution.oneKey': 'There is one owner: whoever loses that key loses everything in the Safe.',
  'caution.oneDecides': 'Any one owner can take everything alone.',
  'caution.everybodyNeeded': 'Everybody must sign: one lost key locks the Safe for ever.',
  'caution.notYours': 'Your wallet is not among the owners: you will have no say in this Safe.',
  'caution.ownerIsContract': '{owner} is a contract. Make sure that somebody can sign for it.',
  'caution.ownerAbsent':
    'There is nothing at the address of {owner} on {chain}: nobody can sign for it there.',
}

export type English = typeof english
