import type { DescribedValue } from '@countersign/safe'
import { useAccount } from '../../shared/account/AccountContext.ts'
import type { TokenAt } from '../../shared/assets/tokens.ts'
import { formatAmount } from '../../shared/format/formatAmount.ts'
import { formatDateTime } from '../../shared/format/formatTime.ts'
import { isDate } from '../../shared/format/isDate.ts'
import { AbiValueText } from '../../shared/ui/values/AbiValueText.tsx'
import { AddressText } from '../../shared/ui/values/AddressText.tsx'
import { Amount } from '../../shared/ui/values/Amount.tsx'
import { useLocale } from '../../shared/words/LocaleContext.ts'
import { useWords } from '../../shared/words/useWords.ts'
import { clearWords } from './words.ts'

type DescribedTextProps = { value: DescribedValue; tokenAt: TokenAt }

/** One value of the bytes, written as a description wants it; what a token is called, we say ourselves. */
export function DescribedText({ value: described, tokenAt }: DescribedTextProps) {
  const say = useWords(clearWords)
  const locale = useLocale()
  const { chain } = useAccount()
  const { kind, value } = described
  const plain = <AbiValueText value={value} chainId={chain.id} />
  switch (kind) {
    case 'raw':
      return plain
    case 'addressName':
      return <AddressText address={value} chainId={chain.id} full copy={false} />
    case 'amount':
      return <Amount value={value} {...chain.nativeCurrency} exact />
    case 'tokenAmount': {
      const token = described.of && tokenAt(described.of)
      return token ? <Amount value={value} {...token} exact /> : plain
    }
    case 'nftName':
      return (
        <>
          #{plain}{' '}
          {described.of && (
            <AddressText address={described.of} chainId={chain.id} full copy={false} />
          )}
        </>
      )
    case 'date':
      return isDate(value) ? formatDateTime(Number(value) * 1000, locale) : plain
    case 'block':
      return <bdi>{say('block', { number: String(value) })}</bdi>
    case 'duration':
      return <bdi>{say('seconds', { count: String(value) })}</bdi>
    case 'unit':
      return (
        <bdi>
          {formatAmount(value, described.decimals, locale)} {described.base}
        </bdi>
      )
    case 'enum':
      return (
        <bdi>
          {described.word} ({String(value)})
        </bdi>
      )
  }
}
