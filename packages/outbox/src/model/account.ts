import type { Address } from 'viem'

/** Which account acts, and where. */
export type Account = { chainId: number; address: Address }
