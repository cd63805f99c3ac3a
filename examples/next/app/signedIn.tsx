import { headers } from 'next/headers'
import { signInServer } from '../lib/signInServer'

/** What only the server knows: whose session this request has. */
export async function SignedIn() {
  const request = new Request('http://localhost', { headers: new Headers(await headers()) })
  const session = await signInServer().getSession(request)
  return (
    <p data-testid="session">
      {session ? `Signed in: ${session.address}` : 'Nobody is signed in.'}
    </p>
  )
}
