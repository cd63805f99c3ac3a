import type { Address } from 'viem'
import type { ChainSettings } from '../../../shared/settings.ts'

/** The account that sends, and where. */
export type Sender = { chain: ChainSettings; address: Address }
