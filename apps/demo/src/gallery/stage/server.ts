import type { AuthAdapter } from '@countersign/kit'
import { createSiweMessage } from 'viem/siwe'
import type { ServerAnswers } from '../states/types.ts'
import { ACCOUNT, NOW } from './constants.ts'

const never = () => new Promise<never>(() => {})
const refused = () => Promise.reject(new Error('The server refused.'))

/** The sign-in's back end, in memory, answering as a state wants it. */
export function galleryServer(answers: ServerAnswers): AuthAdapter {
  const { nonce = 'given', verify = 'accepted', session = false } = answers
  let round = 0
  const found: Awaited<ReturnType<AuthAdapter['verify']>> = {
    address: ACCOUNT,
    chainId: 1,
    expiresAt: new Date(NOW + 600_000).toISOString(),
  }
  return {
    getNonce: {
      given: async () => {
        round += 1
        return { nonce: `galleryNonce${String(round).padStart(4, '0')}` }
      },
      elsewhere: async () => ({ nonce: 'galleryNonce0000', chainIds: [100] }),
      never,
      refused,
    }[nonce],
    createMessage: ({ address, chainId, nonce }) =>
      createSiweMessage({
        domain: 'app.example.com',
        address,
        statement: 'Sign in to Example. This costs nothing and moves nothing.',
        uri: 'https://app.example.com',
        version: '1',
        chainId,
        nonce,
        issuedAt: new Date(NOW),
        expirationTime: new Date(NOW + 600_000),
      }),
    verify: {
      accepted: async () => found,
      refused,
      never,
      // Not a promise that fails: an adapter with a bug.
      broken: () => {
        throw new TypeError('The adapter is broken.')
      },
    }[verify],
    signOut: async () => {},
    session: async () => (session ? found : null),
    cosigners: async () => ({ signed: 1, needed: 2 }),
  }
}
