import { bestChannel, type Countersign, type WalletEntry } from '@countersign/core'

/**
 * What choosing a wallet leads to: a connection, how to open a Safe, how to get the wallet, or that
 * this app has not set up the only way to it (R-WAL-6).
 */
export function wayTo(
  countersign: Countersign,
  wallet: WalletEntry,
): 'connect' | 'safe' | 'install' | 'notSetUp' {
  const { walletConnect, window: page } = countersign
  if (wallet.installed) return 'connect'
  const channel = bestChannel(countersign, wallet)
  if (channel === 'safe') return page?.parent === page ? 'safe' : 'connect'
  if (channel !== 'walletConnect' || walletConnect) return channel ? 'connect' : 'install'
  return wallet.channels.includes('injected') ? 'install' : 'notSetUp'
}
