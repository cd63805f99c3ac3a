import { createSignInMessage } from '@countersign/siwe'
import type { AuthAdapter, Cosigners, Session, VerifyParameters } from '../types.ts'

/** The sign-in's back end, in memory: it accepts everything, until a test says otherwise. */
export function memoryServer(changes: Partial<AuthAdapter> = {}) {
  const server = {
    nonces: 0,
    verified: [] as VerifyParameters[],
    signOuts: 0,
    session: null as Session | null,
    cosigners: undefined as Cosigners | undefined,
    adapter: undefined as unknown as AuthAdapter, // set below
  }
  server.adapter = {
    async getNonce() {
      server.nonces += 1
      return { nonce: `nonce${String(server.nonces).padStart(8, '0')}` }
    },
    createMessage: ({ address, chainId, nonce }) =>
      createSignInMessage({
        domain: 'app.test',
        uri: 'https://app.test',
        issuedAt: '2026-03-01T12:00:00Z',
        ...{ address, chainId, nonce },
      }),
    async verify(proof) {
      server.verified.push(proof)
      const [, address = ''] = proof.message.split('\n')
      // Written by `createMessage` above.
      return { address: address as `0x${string}`, chainId: 1, expiresAt: '2026-03-02T12:00:00Z' }
    },
    session: async () => server.session,
    async signOut() {
      server.signOuts += 1
    },
    cosigners: async () => server.cosigners,
    ...changes,
  }
  return server
}
