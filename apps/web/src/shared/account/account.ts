import type { Address } from 'viem'
import type { ChainConfig } from '../appConfig.ts'

/** An account on a chain: what a page is about. */
export type Account = {
  chain: ChainConfig
  /** With checksum. */
  address: Address
  /** As it stands in the address bar (EIP-3770), such as `eth:0x…`. */
  path: string
}
