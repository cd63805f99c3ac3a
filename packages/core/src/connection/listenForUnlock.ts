import type { Connector } from '@wagmi/core'
import { listen } from '../provider/listen.ts'
import { isProvider } from '../provider/types.ts'
import type { Countersign } from '../types.ts'

/** One for each app: a wallet that stays locked is asked many times. */
const listening = new WeakMap<Countersign, () => void>()

/** A wallet that was locked when it was asked may say when that is over: then it is asked again. */
export async function listenForUnlock(
  countersign: Countersign,
  connector: Connector,
  onUnlocked: () => void,
): Promise<void> {
  const provider = await connector.getProvider().catch(() => undefined)
  if (!isProvider(provider)) return
  listening.get(countersign)?.()
  const stopListening = listen(provider, {
    accountsChanged(accounts) {
      if (Array.isArray(accounts) && accounts.length > 0) onUnlocked()
    },
    chainChanged() {},
    disconnect() {},
  })
  // Whoever connects is followed from there, and who cancels or disconnects has no need of it.
  const unsubscribe = countersign.config.subscribe(({ status }) => status, stop)
  function stop() {
    stopListening()
    unsubscribe()
    listening.delete(countersign)
  }
  listening.set(countersign, stop)
}
