import { isHosted } from '../frame/isHosted.ts'
import type { Countersign } from '../types.ts'
import { followSession } from './followSession.ts'

/** Code that could not be fetched is asked for again after this long. */
const AGAIN_MS = 15_000

/** Keeps `countersign.session` true, and completes what waits for others. Returns how to stop. */
export function followAuthentication(countersign: Countersign): () => void {
  const stops = [followSession(countersign)]
  let isStopped = false
  // Only a Safe waits for other owners, and only visitors inside one fetch the code.
  const followPending = () => {
    import('./followPendingSignIn.ts').then(
      ({ followPendingSignIn }) => !isStopped && stops.push(followPendingSignIn(countersign)),
      () => {
        const timer = setTimeout(followPending, AGAIN_MS)
        stops.push(() => clearTimeout(timer))
      },
    )
  }
  if (countersign.authentication && isHosted(countersign)) followPending()
  return () => {
    isStopped = true
    for (const stop of stops) stop()
  }
}
