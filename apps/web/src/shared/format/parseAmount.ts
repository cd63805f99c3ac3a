import { parseUnits } from 'viem'

export type DecimalMark = '.' | ','

export type AmountFault =
  | 'noAmount'
  /** More digits behind the mark than the token has. */
  | 'tooFine'
  /** Where `1,234` would be a thousand for one reader and little more than one for another. */
  | 'twoWays'

export type AmountRead = { value: bigint } | { fault: AmountFault }

type Options = {
  decimals: number
  /** The decimal mark of whoever wrote it. */
  mark: DecimalMark
  /** The mark is known, not only supposed from the reader's language. */
  isSure?: boolean
}

/** Longer than any amount of any token, with its marks. */
const LONGEST = 120
/** Digits; or groups of three, as in India of two before them, all parted by the same mark. */
const WHOLE = /^\d+$|^\d{1,3}([., ])(?:\d{2,3}\1)*\d{3}$/

/**
 * An amount as people write it: with their decimal mark, with or without marks between thousands. It
 * is never rounded, and where it could mean two amounts it means none.
 */
export function parseAmount(text: string, { decimals, mark, isSure = false }: Options): AmountRead {
  const plain = toWestern(text.trim(), mark)
  if (plain.length > LONGEST || !/^[\d., ]+$/.test(plain) || !/^\d(.*\d)?$/.test(plain)) {
    return { fault: 'noAmount' }
  }
  const decimal = decimalMarkOf(plain, mark, isSure)
  if (decimal === 'twoWays') return { fault: 'twoWays' }
  const [whole = '', fraction = '', ...more] = decimal === null ? [plain] : plain.split(decimal)
  if (more.length > 0 || !/^\d*$/.test(fraction) || !WHOLE.test(whole)) return { fault: 'noAmount' }
  const digits = whole.replaceAll(/\D/g, '')
  const rest = fraction.replace(/0+$/, '')
  if (rest.length > decimals) return { fault: 'tooFine' }
  return { value: parseUnits(`${digits}.${rest}`, decimals) }
}

/** What stands between the whole and the rest of a number in a language. */
export function markOf(locale: string): DecimalMark {
  const parts = new Intl.NumberFormat(locale).formatToParts(1.5)
  return parts.find(({ type }) => type === 'decimal')?.value === ',' ? ',' : '.'
}

/** Which of its marks is the decimal one; null if all of them stand between thousands. */
function decimalMarkOf(
  text: string,
  mark: DecimalMark,
  isSure: boolean,
): DecimalMark | null | 'twoWays' {
  const marks = text.match(/[.,]/g) ?? []
  const last = marks.at(-1) === ',' ? ',' : '.'
  if (marks.length === 0) return null
  // Two kinds of marks: the last one is the decimal mark, in every language.
  if (new Set(marks).size > 1) return isSure && last !== mark ? mark : last
  if (marks.length > 1) return null
  if (last === mark) return mark
  const isThousand = /^[1-9]\d{0,2}[.,]\d{3}$/.test(text)
  if (isSure) return isThousand || text.includes(' ') ? null : mark
  return isThousand ? 'twoWays' : last
}

/** Digits of Arabic and Persian keyboards, their marks, and what Swiss and French readers part thousands by. */
function toWestern(text: string, mark: DecimalMark): string {
  return text
    .replaceAll(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) =>
      String((digit.codePointAt(0) ?? 0) & 0xf),
    )
    .replaceAll('\u066b', mark)
    .replaceAll(/[\u066c\u00a0\u2009\u202f'\u2019]/g, ' ')
}
