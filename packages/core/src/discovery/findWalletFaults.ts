import type { Wallet } from '../wallets/types.ts'
import { accentFault } from './accentFault.ts'

/** What cannot be right in a team's wallets, found at set-up before a visitor finds it. */
export function findWalletFaults(wallets: readonly Wallet[]): string[] {
  const ids = new Set<string>()
  return wallets.flatMap((wallet) => {
    const { id, name, channels } = wallet
    const isTwice = ids.has(id)
    ids.add(id)
    const accent = accentFault(wallet)
    return [
      ...(accent ? [accent] : []),
      ...(id ? [] : [`Property \`id\` is missing for wallet: ${name}`]),
      ...(isTwice ? [`Two wallets have the id ${id}`] : []),
      ...(channels.length === 0 ? [`Property \`channels\` is empty for wallet: ${name}`] : []),
    ]
  })
}
