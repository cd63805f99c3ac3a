import { formatBalance } from '@countersign/kit'
import { Link } from '@tanstack/react-router'
import { startOfDay } from '../../../shared/format/days.ts'
import { dateFormat } from '../../../shared/format/formats.ts'
import { useLocale } from '../../../shared/words/LocaleContext.ts'
import { useWords } from '../../../shared/words/useWords.ts'
import { activityWords } from '../words.ts'
import styles from './Flows.module.css'
import { daysOfMonth, type Month } from './monthlyFlows.ts'

const HEIGHT = 96
const WIDTH = 28

type FlowBarsProps = { months: readonly Month[]; symbol: string; decimals: number }

/** Two bars for every month. Each month is a link to its entries, and says its sums. */
export function FlowBars({ months, symbol, decimals }: FlowBarsProps) {
  const say = useWords(activityWords)
  const locale = useLocale()
  const format = (value: bigint) => formatBalance({ value, decimals, symbol }, locale)
  const highest = months.reduce((most, month) => max(most, max(month.in, month.out)), 1n)
  const sum = (side: 'in' | 'out') => months.reduce((total, month) => total + month[side], 0n)
  return (
    <figure className={styles.figure}>
      <ul className={styles.bars}>
        {months.map((month) => {
          const { from, until } = daysOfMonth(month.month)
          const name = (style: 'long' | 'narrow') =>
            dateFormat(locale, {
              month: style,
              ...(style === 'long' && { year: 'numeric' }),
            }).format(startOfDay(from))
          const label = say('flows.month', {
            month: name('long'),
            in: format(month.in),
            out: format(month.out),
          })
          return (
            <li key={month.month}>
              <Link
                from="/$account/activity"
                to="."
                search={(before) => ({ ...before, from, until })}
                resetScroll={false}
                aria-label={label}
                title={label}
              >
                <svg
                  viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
                  preserveAspectRatio="none"
                  aria-hidden="true"
                >
                  <Bar x={2} value={month.in} highest={highest} kind="in" />
                  <Bar x={15} value={month.out} highest={highest} kind="out" />
                </svg>
                <span aria-hidden="true">{name('narrow')}</span>
              </Link>
            </li>
          )
        })}
      </ul>
      <figcaption>
        <span className={styles.legend} data-kind="in">
          {say('flows.in')}
        </span>
        <span className={styles.legend} data-kind="out">
          {say('flows.out')}
        </span>
        {say('flows.summary', { in: format(sum('in')), out: format(sum('out')) })}
      </figcaption>
    </figure>
  )
}

type BarProps = { x: number; value: bigint; highest: bigint; kind: 'in' | 'out' }

function Bar({ x, value, highest, kind }: BarProps) {
  // In whole thousandths, so that no amount is too large for a number.
  const share = Number((value * 1_000n) / highest) / 1_000
  // What is not nothing is seen.
  const height = value === 0n ? 1 : Math.max(2, share * HEIGHT)
  return <rect x={x} y={HEIGHT - height} width={11} height={height} rx={1.5} data-kind={kind} />
}

const max = (one: bigint, other: bigint) => (one > other ? one : other)
