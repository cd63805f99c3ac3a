import { formatAddress } from '@countersign/kit'
import type { Refund } from '@countersign/safe'
import { isAddressEqual } from 'viem'
import type { ChainConfig } from '../../shared/appConfig.ts'
import { formatAmount } from '../../shared/format/formatAmount.ts'

/** How much is paid back; of a token that nobody vouches for, in its smallest units. */
export function refundText(
  { token, amount }: Pick<Refund, 'token' | 'amount'>,
  { nativeCurrency, tokens }: Pick<ChainConfig, 'nativeCurrency' | 'tokens'>,
  locale: string,
): string {
  const known = token
    ? tokens.find(({ address }) => isAddressEqual(address, token))
    : nativeCurrency
  if (!known) return `${amount}\u00a0× ${token ? formatAddress(token) : ''}`
  return `${formatAmount(amount, known.decimals, locale)}\u00a0${known.symbol}`
}
