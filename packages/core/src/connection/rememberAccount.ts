import { type Address, isAddress } from 'viem'
import type { KeyValueStorage } from '../storage/safeStorage.ts'
import { STORAGE_PREFIX } from '../storage/storagePrefix.ts'
import type { Countersign } from '../types.ts'

export const ACCOUNT_KEY = `${STORAGE_PREFIX}.account`

export type RememberedAccount = { account: Address; chainId: number }

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

/** What was remembered of the last connection; anything else counts as nothing. */
export function rememberedAccount(storage: KeyValueStorage): RememberedAccount | undefined {
  try {
    const value: unknown = JSON.parse(storage.getItem(ACCOUNT_KEY) ?? 'null')
    if (typeof value !== 'object' || value === null) return undefined
    const { account, chainId } = value as Record<string, unknown>
    if (typeof account !== 'string' || !isAddress(account)) return undefined
    if (!Number.isSafeInteger(chainId)) return undefined
    return { account, chainId: Number(chainId) }
  } catch {
    return undefined
  }
}
