import type { ServiceToken } from '@countersign/gateway/service'
import { neutralPicture } from '../../mapping/neutralPicture.ts'
import type { Token } from '../../store/token.ts'

export function toServiceToken({
  kind,
  address,
  name,
  symbol,
  decimals,
  trusted,
}: Token): ServiceToken {
  return {
    type: kind === 'erc721' ? 'ERC721' : 'ERC20',
    address,
    name,
    symbol,
    decimals: kind === 'erc721' ? null : decimals,
    logoUri: neutralPicture,
    trusted,
  }
}
