import { directionOf, formatBalance } from '@countersign/kit'
import { formatAmount } from '../../format/formatAmount.ts'
import { useLocale } from '../../words/LocaleContext.ts'

type AmountProps = {
  value: bigint
  decimals: number
  symbol: string
  exact?: boolean
  /** Whether it came or went, where that is to be seen. */
  sign?: '+' | '−' | ''
}

/** R-UI-10: an amount with its symbol; short in lists, where every digit is one hover away. */
export function Amount({ value, decimals, symbol, exact = false, sign = '' }: AmountProps) {
  const locale = useLocale()
  const all = formatAmount(value, decimals, locale)
  const number = exact ? all : formatBalance({ value, decimals, symbol: '' }, locale).trimEnd()
  // Isolated: a symbol is a stranger's text and could turn the line around. The reader's language, not
  // the symbol's letters, says on which side of the number it stands; a sign stands before its number
  // in every language, and numbers are read from the left in all of them.
  return (
    <bdi dir={directionOf(locale)} title={exact ? undefined : `${all}\u00a0${symbol}`}>
      {sign ? <bdi dir="ltr">{`${sign}${number}`}</bdi> : number}
      {`\u00a0${symbol}`}
    </bdi>
  )
}
