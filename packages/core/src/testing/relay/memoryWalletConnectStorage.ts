import type { WalletConnectStorage } from '../../channels/walletConnectTypes.ts'

export type MemoryWalletConnectStorage = WalletConnectStorage & {
  readonly items: Map<string, string>
  /** The same content for another page: what a reload finds. */
  copy(): MemoryWalletConnectStorage
}

/** A browser's storage in memory; values are copied in and out, as there. */
export function memoryWalletConnectStorage(
  items = new Map<string, string>(),
): MemoryWalletConnectStorage {
  return {
    items,
    copy: () => memoryWalletConnectStorage(new Map(items)),
    getKeys: async () => [...items.keys()],
    getEntries: async () => [...items].map(([key, text]) => [key, JSON.parse(text)]),
    async getItem(key) {
      const text = items.get(key)
      return text === undefined ? undefined : JSON.parse(text)
    },
    async setItem(key, value) {
      items.set(key, JSON.stringify(value))
    },
    async removeItem(key) {
      items.delete(key)
    },
  }
}
