import type { Address } from 'viem'
import { parseAccountPath } from '../../shared/account/parseAccountPath.ts'
import type { ChainConfig } from '../../shared/appConfig.ts'

/** An address that somebody pasted, perhaps with its network's name in front; null if it is none. */
export function parseAddress(text: string, chains: readonly ChainConfig[]): Address | null {
  const read = parseAccountPath(text.trim(), chains)
  return read.status === 'bad' ? null : read.account.address
}
