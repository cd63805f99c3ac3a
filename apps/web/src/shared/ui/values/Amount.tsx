import { formatBalance } from '@countersign/kit'
import { formatAmount } from '../../format/formatAmount.ts'
import { useLocale } from '../../words/LocaleContext.ts'

type AmountProps = { value: bigint; decimals: number; symbol: string; exact?: boolean }

/** R-UI-10: an amount with its symbol; short in lists, where every digit is one hover away. */
export function Amount({ value, decimals, symbol, exact = false }: AmountProps) {
  const locale = useLocale()
  const all = `${formatAmount(value, decimals, locale)} ${symbol}`
  // Isolated: a symbol is a stranger's text and could turn the line around.
  return (
    <bdi title={exact ? undefined : all}>
      {exact ? all : formatBalance({ value, decimals, symbol }, locale)}
    </bdi>
  )
}
