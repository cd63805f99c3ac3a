import { useCountersign } from '../context.ts'

/** Ends the session of the connected account; absent while there is none. */
export function useSignOut(): (() => Promise<void>) | undefined {
  const { authentication } = useCountersign()
  return authentication?.status === 'authenticated' ? authentication.signOut : undefined
}
