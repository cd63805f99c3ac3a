export const english = {
  send: 'Send with wallet',
  handOver: 'Hand over to the Safe',
  busy: 'Look at your wallet',
  'hint.judged': {
    one: 'Your wallet asks you before anything is sent.',
    other: '{count} calls. Your wallet asks you before anything is sent.',
  },
}

export type English = typeof english
