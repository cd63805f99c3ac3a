/** What wallets offer above the base fee where blocks are nearly empty; also where there is no base fee. */
const LEAST_TIP = 1_000_000_000n

/**
 * What a sender pays for each gas, about: above the block's base fee as much as it can rise until the next
 * block (EIP-1559), or a wallet's usual tip. By the header alone, so that whoever rehearses at the same block
 * comes to the same refund; never 0, which no transaction that is sent has. Rather too much than too little:
 * fair terms of a refund end at their own price, and only unfair ones grow with this.
 */
export function plausiblePrice(baseFee: bigint | null): bigint {
  const fee = baseFee ?? 0n
  const rise = fee / 8n
  return fee + (rise > LEAST_TIP ? rise : LEAST_TIP)
}
