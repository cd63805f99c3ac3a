import type { Address } from 'viem'

/** Public on purpose: every Ethereum developer knows these words. Never send real funds to them. */
export const MNEMONIC = 'test test test test test test test test test test test junk'

/**
 * The mnemonic's first five accounts. They are written out so that announcing the wallet and
 * answering `eth_accounts` need no cryptography; a test derives them again and compares.
 */
export const ACCOUNTS = [
  '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC',
  '0x90F79bf6EB2c4f870365E785982E1f101E93b906',
  '0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65',
] as const satisfies readonly Address[]

/** Position among the wallet's accounts, or -1. */
export function accountIndex(address: string): number {
  const wanted = address.toLowerCase()
  return ACCOUNTS.findIndex((account) => account.toLowerCase() === wanted)
}
