import { directionOf, formatBalance } from '@countersign/kit'
import { formatAmount } from '../../format/formatAmount.ts'
import { useLocale } from '../../words/LocaleContext.ts'

type AmountProps = { value: bigint; decimals: number; symbol: string; exact?: boolean }

/** R-UI-10: an amount with its symbol; short in lists, where every digit is one hover away. */
export function Amount({ value, decimals, symbol, exact = false }: AmountProps) {
  const locale = useLocale()
  const all = `${formatAmount(value, decimals, locale)}\u00a0${symbol}`
  // Isolated: a symbol is a stranger's text and could turn the line around. The reader's language, not
  // the symbol's letters, says on which side of the number it stands.
  return (
    <bdi dir={directionOf(locale)} title={exact ? undefined : all}>
      {exact ? all : formatBalance({ value, decimals, symbol }, locale)}
    </bdi>
  )
}
