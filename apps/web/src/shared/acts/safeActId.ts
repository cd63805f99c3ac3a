import type { Hex } from 'viem'
import type { ActAccount } from './acts.ts'

/** The same everywhere: whoever confirms and whoever executes adds to one life. */
export const safeActId = ({ chainId, address }: ActAccount, safeTxHash: Hex): string =>
  `${chainId}:${address}:${safeTxHash}`.toLowerCase()
