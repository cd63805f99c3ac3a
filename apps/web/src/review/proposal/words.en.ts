export const english = {
  sign: 'Sign and propose',
  busy: 'Look at your wallet',
  'hint.judged': 'Nonce {nonce}. The other owners see it once you have signed.',
}

export type English = typeof english
