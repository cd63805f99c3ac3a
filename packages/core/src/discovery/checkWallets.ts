import { InvalidOptionsError } from '../errors/invalidOptions.ts'
import type { Wallet } from '../wallets/types.ts'
import { findWalletFaults } from './findWalletFaults.ts'

/** R-WAL-9: refuses wallets that cannot be right, in every build and whenever they come. */
export function checkWallets(wallets: readonly Wallet[]): void {
  const faults = findWalletFaults(wallets)
  if (faults.length > 0) throw new InvalidOptionsError(faults)
}
