import type { TransactionInfo } from '@countersign/gateway'
import type { ChainConfig } from '../appConfig.ts'
import { flagToken, type TokenFlag } from '../safety/flagToken.ts'

/** What is wrong with what a transaction moves, as the gateway puts it and our own list has it. */
export function flagTransfer(info: TransactionInfo, chain: ChainConfig): TokenFlag[] {
  if (info.type !== 'Transfer' || info.transferInfo.type !== 'ERC20') return []
  const { tokenAddress, tokenSymbol, imitation, trusted } = info.transferInfo
  const token = { address: tokenAddress, symbol: tokenSymbol, isListed: trusted }
  return flagToken({ ...token, isImitation: imitation }, chain)
}
