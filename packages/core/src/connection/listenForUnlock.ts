import { listen } from '../provider/listen.ts'
import type { Provider } from '../provider/types.ts'
import type { Countersign } from '../types.ts'

/** A wallet that was locked when it was asked may say when that is over, until something else happens. */
export function listenForUnlock(
  { config }: Countersign,
  provider: Provider,
  onUnlocked: () => void,
): void {
  const stopListening = listen(provider, {
    accountsChanged: (accounts) => Array.isArray(accounts) && accounts.length > 0 && onUnlocked(),
  })
  const unsubscribe = config.subscribe(
    (state) => state,
    () => {
      stopListening()
      unsubscribe()
    },
  )
}
