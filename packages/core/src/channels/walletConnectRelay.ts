import type { WalletConnectClient } from './walletConnectTypes.ts'

/**
 * Keeps a client calm while its relay cannot be reached. WalletConnect 2.21.8 begins a round of
 * calls for every request, and every failed call is itself followed by a request: each second has
 * more of them than the last, until the page stands still. Here all requests share one round.
 */
export function calmRelay({ core: { relayer } }: WalletConnectClient): void {
  const send = relayer.request.bind(relayer)
  relayer.request = async (request) => {
    try {
      if (!relayer.connected) await relayer.transportOpen()
      return await send(request)
    } catch (error) {
      // What the relay itself answers is for whoever asked.
      if (relayer.connected) throw error
      // The others wait for a bounded time anyway, and the one that retries catches nothing.
      return new Promise(() => {})
    }
  }
}

/**
 * Opens a fresh line to the relay. Phones cut the old one while another app is in front, without
 * a word; whatever was answered meanwhile comes with the new one.
 */
export async function wakeRelay({ core: { relayer } }: WalletConnectClient): Promise<void> {
  // Offline, or the relay is gone: WalletConnect goes on trying by itself.
  await relayer.restartTransport().catch(() => {})
}
