export const english = {
  describe: 'Nonce {nonce}',
  'describe.reject': 'Rejection of nonce {nonce}',
}

export type English = typeof english
