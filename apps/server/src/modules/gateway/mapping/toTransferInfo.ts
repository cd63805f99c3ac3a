import type { TransferInfo } from '@countersign/gateway'
import type { Address } from 'viem'
import type { Token } from '../store/token.ts'

export type TransferredAsset = {
  kind: 'native' | 'erc20' | 'erc721'
  token: Address | null
  /** The amount; of a collectible its id. */
  value: string
}

/** What was moved, with as much as is known of its token. */
export function toTransferInfo(
  { kind, token: tokenAddress, value }: TransferredAsset,
  token: Token | undefined,
): TransferInfo {
  if (kind === 'native' || tokenAddress === null) return { type: 'NATIVE_COIN', value }
  const common = {
    tokenAddress,
    tokenName: token?.name ?? null,
    tokenSymbol: token?.symbol ?? null,
    logoUri: null,
    trusted: token?.trusted ?? false,
  }
  if (kind === 'erc721') return { type: 'ERC721', ...common, tokenId: value }
  return { type: 'ERC20', ...common, value, decimals: token?.decimals ?? null, imitation: false }
}
