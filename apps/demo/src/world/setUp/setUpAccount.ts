import type { Address } from 'viem'

/**
 * Sends the transactions of the set-up and looks after the names. Nobody has its key, and it is none
 * of the demo's accounts, which so begin without a past.
 */
export const setUpAccount: Address = '0x5e700000000000000000000000000000000005e7'
