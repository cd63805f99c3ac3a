import { createSignInMessage } from '@countersign/siwe'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { send } from './load.mjs'

const cookiesOf = ({ cookies }) => cookies.map((cookie) => cookie.split(';')[0]).join('; ')

/** Visitors who have their nonce and have signed: all that is left is to verify. */
export async function prepareVisitors(port, count) {
  const origin = `http://localhost:${port}`
  const account = privateKeyToAccount(generatePrivateKey())
  const visitors = []
  for (let number = 0; number < count; number += 1) {
    const answer = await send({ port, path: '/api/auth/nonce', headers: {} })
    const { nonce, issuedAt } = JSON.parse(answer.text)
    const message = createSignInMessage({
      domain: `localhost:${port}`,
      uri: origin,
      address: account.address,
      chainId: 31337,
      nonce,
      issuedAt,
      statement: 'Sign in.',
    })
    const signature = await account.signMessage({ message })
    const body = JSON.stringify({ message, signature })
    const headers = {
      origin,
      cookie: cookiesOf(answer),
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
    }
    visitors.push(() => ({ port, path: '/api/auth/verify', headers, body }))
  }
  return visitors
}

/** Somebody who asks for nonces, or whether they are signed in. */
export async function askers(port, { nonces, sessions }) {
  const [visitor] = await prepareVisitors(port, 1)
  // The peer goes on with the session it had; ours makes a new one.
  const cookie = cookiesOf(await send(visitor())) || visitor().headers.cookie
  const headers = { cookie }
  return {
    nonces: Array.from({ length: nonces }, () => () => ({
      port,
      path: '/api/auth/nonce',
      headers: {},
    })),
    sessions: Array.from({ length: sessions }, () => () => ({
      port,
      path: '/api/auth/session',
      headers,
    })),
  }
}
