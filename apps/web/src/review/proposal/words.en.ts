export const english = {
  sign: 'Sign and propose',
  busy: 'Look at your wallet',
  'hint.asking': 'Still being checked.',
  'hint.blocked': 'Something here is wrong, so it cannot be signed: see the verdict.',
  'hint.unnamed': 'First type what is asked for.',
  'hint.judged': 'Nonce {nonce}. The other owners see it once you have signed.',
}

export type English = typeof english
