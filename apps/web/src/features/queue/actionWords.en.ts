export const english = {
  confirm: 'Review and confirm',
  execute: 'Review and execute',
  reject: 'Reject',
  'all.what': {
    one: '{count} is fully signed and next.',
    other: '{count} are fully signed and follow each other: each is reviewed, then executed.',
  },
  'all.first': 'Review the first',
  kept: 'Begun in this browser',
  describe: 'Nonce {nonce}',
  'describe.reject': 'Rejection of nonce {nonce}',
}

export type English = typeof english
