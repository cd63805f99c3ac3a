export const english = {
  confirm: 'Review and confirm',
  execute: 'Execute',
  checking: 'Everything about it is being checked…',
  reject: 'Reject',
  'all.what': {
    one: '{count} is fully signed and next.',
    other: '{count} are fully signed and follow each other.',
  },
  'all.run': { one: 'Execute {count}', other: 'Execute {count} in order' },
  'all.rehearsing': 'They are rehearsed ahead, each in the state that those before it leave…',
  'all.at': 'Nonce {nonce} is next.',
  'all.waiting': 'Nonce {nonce} is on its way. What follows is judged once it is executed.',
  'all.done': 'All of them are executed.',
  'all.stopped.look': 'Stopped before nonce {nonce}: something about it has to be looked at.',
  'all.stopped.fails':
    'Stopped before nonce {nonce}: it would not go through after those before it.',
  'all.stopped.unsure':
    'Stopped before nonce {nonce}: what it comes to after those before it could not be rehearsed ahead.',
  'all.stopped.refused': 'Stopped at nonce {nonce}.',
  'all.review': 'Review it',
  kept: 'Begun in this browser',
  describe: 'Nonce {nonce}',
  'describe.reject': 'Rejection of nonce {nonce}',
}

export type English = typeof english
