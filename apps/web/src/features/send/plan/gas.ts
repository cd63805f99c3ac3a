/**
 * What a call takes at most inside of a transaction, in gas, as far as its kind tells. Coin: a cold
 * account that did not exist. A token: two cold balances of which one was empty, an event, and half of
 * that again for tokens that do more. A collectible: its owner, two counts, and asking the recipient.
 */
export const GAS = {
  coin: 36_000n,
  token: 50_000n,
  collectible: 120_000n,
  call: 250_000n,
} as const

/** Before the first call: the transaction itself. */
export const TRANSACTION_GAS = 21_000n

/** What a Safe does around its calls, and for each signature that it checks. */
const SAFE_GAS = 60_000n
const SIGNATURE_GAS = 8_000n

/** What a Safe's transaction takes beside the calls that are inside of it. */
export function aroundBatch(threshold: number): bigint {
  return TRANSACTION_GAS + SAFE_GAS + BigInt(threshold) * SIGNATURE_GAS
}

/** For a byte of a transaction's data, if none of them were zero. */
export const BYTE_GAS = 16n
