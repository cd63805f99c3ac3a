import type { Countersign } from '../types.ts'

/** Ends the session, here at once. */
export async function signOut({ authentication, internal }: Countersign): Promise<void> {
  internal.session.set(null)
  // The server ends it by itself in time; a visitor is not held up by an outage.
  await authentication?.signOut().catch(() => {})
}
