import type { TransactionInfo } from '@countersign/gateway'
import { flagToken, type TokenFlag } from '@countersign/judge'
import type { ChainConfig } from '../appConfig.ts'
import type { TokenAt } from '../assets/tokens.ts'

/**
 * What is wrong with what a transaction moves: by what the gateway calls it, and by what our nodes do.
 * Neither can take away what the other finds.
 */
export function flagTransfer(
  info: TransactionInfo,
  chain: ChainConfig,
  tokenAt: TokenAt,
): TokenFlag[] {
  if (info.type !== 'Transfer') return []
  const { transferInfo: moved } = info
  if (moved.type !== 'ERC20' && moved.type !== 'ERC721') return []
  const { tokenAddress: address, tokenSymbol, trusted: isListed } = moved
  const isImitation = moved.type === 'ERC20' && moved.imitation
  const stated = flagToken({ address, symbol: tokenSymbol, isListed, isImitation }, chain)
  const told = moved.type === 'ERC20' ? tokenAt(address) : null
  const symbol = told?.stated ?? null
  const found = flagToken(
    { address, symbol, isListed: isListed ?? false, isImitation: false },
    chain,
  )
  return [...new Map([...stated, ...found].map((flag) => [flag.kind, flag])).values()]
}
