import type { Wallet } from '../wallets/types.ts'

const HEX_COLOUR = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i

/** What cannot be right in a team's wallets, found at set-up before a visitor finds it. */
export function findWalletFaults(wallets: readonly Wallet[]): string[] {
  const ids = new Set<string>()
  return wallets.flatMap(({ id, name, iconAccent, channels }) => {
    const isTwice = ids.has(id)
    ids.add(id)
    return [
      // R-WAL-9: these words are part of the contract.
      ...(iconAccent !== undefined && !HEX_COLOUR.test(iconAccent)
        ? [`Property \`iconAccent\` is not a hex value for wallet: ${name}`]
        : []),
      ...(id ? [] : [`Property \`id\` is missing for wallet: ${name}`]),
      ...(isTwice ? [`Two wallets have the id ${id}`] : []),
      ...(channels.length === 0 ? [`Property \`channels\` is empty for wallet: ${name}`] : []),
    ]
  })
}
