export const english = {
  title: 'Queue',
  waiting: 'Waiting',
  next: 'Next',
  queued: 'After that',
  conflict: 'These exclude each other: only one of them can be executed with nonce {nonce}.',
  nonce: 'Nonce {nonce}',
  empty: 'Nothing waiting. Last executed nonce {nonce}.',
  'empty.new': 'Nothing waiting. Nothing has been executed yet.',
  more: 'Show more',
  notSafe: 'Only a Safe has a queue. This account acts at once.',
  'quarantine.open': {
    one: '{count} proposal by strangers',
    other: '{count} proposals by strangers',
  },
  'quarantine.note': 'kept apart, because no owner has signed them',
  'quarantine.title': 'Quarantine',
  'quarantine.text':
    'Anybody can send a proposal for any Safe. These carry no owner’s signature, so they cannot be confirmed from here. Look at them if you are curious; do not act on them because somebody asks you to.',
  'quarantine.failed': 'Whether strangers have sent proposals could not be asked.',
}

export type English = typeof english
