import type { Address } from 'viem'
import { useAccount } from '../../../shared/account/AccountContext.ts'
import { baseToken, type Token } from '../../../shared/assets/tokens.ts'
import { useTokens } from '../../../shared/assets/useTokens.ts'

/** How a token counts; in its smallest unit, if nobody knows. */
export function useTokenAt(address: Address): Token {
  const { chain } = useAccount()
  return useTokens(chain, [address])(address) ?? baseToken(address)
}
