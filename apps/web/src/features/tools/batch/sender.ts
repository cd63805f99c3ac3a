import type { Address } from 'viem'
import type { ChainConfig } from '../../../shared/appConfig.ts'

/** The account that sends, and where. */
export type Sender = { chain: ChainConfig; address: Address }
