import { formatAddress } from '@countersign/kit'
import { type Address, isAddressEqual, zeroAddress } from 'viem'
import { useAccount } from '../../../shared/account/AccountContext.ts'
import type { Token } from '../../../shared/assets/tokens.ts'
import { useAssets } from '../../../shared/assets/useAssets.ts'

/** How a token counts: the coin, one that is vouched for or held; in its own unit, if nobody knows it. */
export function useTokenAt(address: Address): Token {
  const account = useAccount()
  const held = useAssets(account).data?.assets ?? []
  const { chain } = account
  const coin: Token = { address: zeroAddress, ...chain.nativeCurrency }
  const all: Token[] = [coin, ...chain.tokens, ...held.map(({ token }) => token)]
  const found = all.find((token) => isAddressEqual(token.address, address))
  return found ?? { address, symbol: formatAddress(address), name: address, decimals: 0 }
}
