import type { TransactionDetails } from '@countersign/gateway'
import { type Address, isAddressEqual } from 'viem'
import type { ChainConfig, TokenConfig } from '../../shared/appConfig.ts'

export type KnownToken = Pick<TokenConfig, 'symbol' | 'decimals'>

/** The token at an address, so that its amounts can be read: ours first, then the gateway's word. */
export function findToken(
  address: Address,
  chain: ChainConfig,
  details: TransactionDetails,
): KnownToken | null {
  const listed = chain.tokens.find((token) => isAddressEqual(token.address, address))
  if (listed) return listed
  const indexed = Object.values(details.txData?.tokenInfoIndex ?? {}).find((token) =>
    isAddressEqual(token.address, address),
  )
  if (indexed && indexed.decimals !== null) {
    return { symbol: indexed.symbol, decimals: indexed.decimals }
  }
  const { txInfo } = details
  if (txInfo.type !== 'Transfer' || txInfo.transferInfo.type !== 'ERC20') return null
  const { tokenAddress, tokenSymbol, decimals } = txInfo.transferInfo
  return decimals !== null && isAddressEqual(tokenAddress, address)
    ? { symbol: tokenSymbol ?? '', decimals }
    : null
}
