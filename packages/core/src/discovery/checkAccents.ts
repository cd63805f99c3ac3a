import type { Wallet } from '../wallets/types.ts'
import { accentFault } from './accentFault.ts'

/** R-WAL-9: refuses a wallet's accent that is no colour, in every build and whenever the wallet comes. */
export function checkAccents(wallets: readonly Wallet[]): void {
  for (const wallet of wallets) {
    const fault = accentFault(wallet)
    if (fault) throw new Error(fault)
  }
}
