import { ACCOUNT_KEY } from '../storage/storagePrefix.ts'
import type { Countersign } from '../types.ts'

/** Keeps who is connected where a server can read it, for as long as they are. */
export function rememberAccount({ config, internal, storage }: Countersign): void {
  config.subscribe(
    ({ connections, current, status }) => {
      const connection = current ? connections.get(current) : undefined
      if (status === 'disconnected') return null
      return connection && status === 'connected'
        ? JSON.stringify({ account: connection.accounts[0], chainId: connection.chainId })
        : undefined
    },
    (remembered) => {
      if (remembered) storage.setItem(ACCOUNT_KEY, remembered)
      else if (remembered === null && internal.begun.get()) storage.removeItem(ACCOUNT_KEY)
    },
    { emitImmediately: true },
  )
}
