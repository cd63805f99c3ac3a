import type { Hex } from 'viem'
import type { Account } from './account.ts'

/** The same everywhere: whoever confirms and whoever executes adds to one life. */
export const safeEntryId = ({ chainId, address }: Account, safeTxHash: Hex): string =>
  `${chainId}:${address}:${safeTxHash}`.toLowerCase()
