import type { Wallet } from '../wallets/types.ts'

/** Thrown at set-up, to the developer: a wallet's data cannot be right. */
export class InvalidWalletError extends Error {
  override readonly name = 'InvalidWalletError'
}

const HEX_COLOUR = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i

/** Checks a team's wallets once, at set-up, so that a slip is found before a visitor finds it. */
export function validateWallets(wallets: readonly Wallet[]): void {
  const ids = new Set<string>()
  for (const { id, name, iconAccent, channels } of wallets) {
    // R-WAL-9: these words are part of the contract.
    if (iconAccent !== undefined && !HEX_COLOUR.test(iconAccent)) {
      throw new InvalidWalletError(`Property \`iconAccent\` is not a hex value for wallet: ${name}`)
    }
    if (!id) throw new InvalidWalletError(`Property \`id\` is missing for wallet: ${name}`)
    if (ids.has(id)) throw new InvalidWalletError(`Two wallets have the id ${id}`)
    if (channels.length === 0) {
      throw new InvalidWalletError(`Property \`channels\` is empty for wallet: ${name}`)
    }
    ids.add(id)
  }
}
