import type { Address } from 'viem'

/** Both ends of a Safe's lists of owners and of modules. */
export const listSentinel: Address = '0x0000000000000000000000000000000000000001'
