import type { Token } from '../../../shared/assets/tokens.ts'
import { formatAmount } from '../../../shared/format/formatAmount.ts'
import { type DecimalMark, markOf, parseAmount } from '../../../shared/format/parseAmount.ts'
import type { Fault } from './reading.ts'

export type QuantityRead = { value: bigint } | { fault: Fault }

type Options = {
  token: Pick<Token, 'symbol' | 'decimals'>
  locale: string
  /** What goes with a call may be nothing. */
  mayBeZero?: boolean
}

/** An amount of a token, in the reader's number format. */
export function readQuantity(text: string, { token, locale, mayBeZero }: Options): QuantityRead {
  const { symbol, decimals } = token
  const mark = markOf(locale)
  if (text.trim() === '') return { fault: { word: 'fault.noAmount', isUnfinished: true } }
  const read = parseAmount(text, { decimals, mark })
  if ('value' in read) {
    return read.value === 0n && !mayBeZero ? { fault: { word: 'fault.zero' } } : read
  }
  if (read.fault === 'tooFine') {
    return { fault: { word: 'fault.tooFine', values: { symbol, decimals } } }
  }
  if (read.fault === 'noAmount') return { fault: { word: 'fault.badAmount', values: { mark } } }
  const as = (decimalMark: DecimalMark) => {
    const sure = parseAmount(text, { decimals, mark: decimalMark, isSure: true })
    return 'value' in sure ? formatAmount(sure.value, decimals, locale) : text.trim()
  }
  const values = { small: as(mark === '.' ? ',' : '.'), large: as(mark) }
  return { fault: { word: 'fault.twoWays', values } }
}
