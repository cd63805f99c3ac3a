export const english = {
  confirm: 'Review and confirm',
  execute: 'Execute',
  reject: 'Reject',
  'execute.all': { one: 'Execute {count} in order', other: 'Execute {count} in order' },
  'all.what':
    'They are fully signed and follow each other. Each is sent once; what fails stops those after it.',
  progress: '{done} of {count} sent',
  kept: 'Begun in this browser',
  describe: 'Nonce {nonce}',
  'describe.reject': 'Rejection of nonce {nonce}',
}

export type English = typeof english
