import type { Countersign } from '@countersign/core'

const told = new WeakSet<Countersign>()

/** R-WAL-6: visitors read that WalletConnect is not set up; the developer reads how, once. */
export function tellNotSetUp(countersign: Countersign): void {
  if (countersign.walletConnect || told.has(countersign)) return
  const missed = countersign.wallets
    .get()
    .filter(({ installed, channels }) => !installed && channels.includes('walletConnect'))
  if (missed.length === 0) return
  told.add(countersign)
  const names = missed.map(({ name }) => name).join(', ')
  console.warn(
    `Countersign: no WalletConnect project id, so these wallets cannot be reached by a code or a link: ${names}. Pass walletConnect: { projectId } to createCountersign.`,
  )
}
