export const english = {
  describe: 'Nonce {nonce} of Safe {safe}',
  'describe.reject': 'Rejection of nonce {nonce} of Safe {safe}',
}

export type English = typeof english
