import { formatAddress } from '@countersign/kit'
import { isAddressEqual, zeroAddress } from 'viem'
import { useAccount } from '../../shared/account/AccountContext.ts'
import type { ChainConfig } from '../../shared/appConfig.ts'
import { AddressText } from '../../shared/ui/values/AddressText.tsx'
import { useLocale } from '../../shared/words/LocaleContext.ts'
import { useWords } from '../../shared/words/useWords.ts'
import { refundText } from '../refund/refundText.ts'
import type { RareFinding } from './rareFinding.ts'
import { rightWords } from './words.ts'

/** What is found in few transactions, with the values that its sentence names. */
export function RareTold({ finding }: { finding: RareFinding }) {
  const say = useWords(rightWords)
  const locale = useLocale()
  const { chain } = useAccount()
  const sentence = say(finding.kind, wordsIn(finding, chain, locale))
  if (!('address' in finding)) return sentence
  return (
    <>
      {sentence} <AddressText address={finding.address} chainId={chain.id} full copy={false} />
    </>
  )
}

/** What its sentence names: a token by our own list, or by its address. */
function wordsIn(
  finding: RareFinding,
  { tokens, nativeCurrency }: ChainConfig,
  locale: string,
): Readonly<Record<string, string | number>> {
  if ('count' in finding) return { count: finding.count }
  if ('refund' in finding) {
    return { amount: refundText(finding.refund, { tokens, nativeCurrency }, locale) }
  }
  if (!('token' in finding)) return {}
  // As Safe's contract for spending limits writes the chain's own coin.
  if (isAddressEqual(finding.token, zeroAddress)) return { token: nativeCurrency.symbol }
  const listed = tokens.find(({ address }) => isAddressEqual(address, finding.token))
  return { token: listed?.symbol ?? formatAddress(finding.token) }
}
