/** What chains without a base fee ask for, about. */
const WITHOUT_BASE_FEE = 1_000_000_000n

/**
 * What a sender pays for each gas, about: an eighth above the block's base fee, which is as far as it can
 * rise until the next block (EIP-1559). By the header alone, so that whoever rehearses at the same block
 * comes to the same refund; never 0, which no transaction that is sent has.
 */
export const plausiblePrice = (baseFee: bigint | null): bigint =>
  baseFee === null ? WITHOUT_BASE_FEE : baseFee + baseFee / 8n + 1n
