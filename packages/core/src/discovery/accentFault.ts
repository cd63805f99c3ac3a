import type { Wallet } from '../wallets/types.ts'

/** R-WAL-9: what is wrong with a wallet's accent; the words are part of the contract. */
export function accentFault({ name, iconAccent = '#000' }: Wallet): string | undefined {
  return /^#([\da-f]{3}){1,2}$/i.test(iconAccent)
    ? undefined
    : `Property \`iconAccent\` is not a hex value for wallet: ${name}`
}
