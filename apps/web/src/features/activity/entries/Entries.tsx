import { type RefObject, useCallback, useRef } from 'react'
import { formatDay } from '../../../shared/format/formatTime.ts'
import { Icon } from '../../../shared/ui/signs/Icon.tsx'
import { Gap } from '../../../shared/ui/tables/Gap.tsx'
import { useMediaQuery } from '../../../shared/ui/tables/useMediaQuery.ts'
import { usePrinting } from '../../../shared/ui/tables/usePrinting.ts'
import { useVirtualRows } from '../../../shared/ui/tables/useVirtualRows.ts'
import { useLocale } from '../../../shared/words/LocaleContext.ts'
import { type Say, useWords } from '../../../shared/words/useWords.ts'
import type { English } from '../words.en.ts'
import { activityWords } from '../words.ts'
import styles from './Entries.module.css'
import { EntryCells } from './EntryCells.tsx'
import { EntryItem } from './EntryItem.tsx'
import type { Line } from './toLines.ts'

type EntriesProps = {
  caption: string
  lines: readonly Line[]
  /** By nonce instead of by day. */
  isLedger?: boolean
}

type DrawnProps = EntriesProps & { isPrinting: boolean }

/** Below this five columns have no room beside the navigation. */
const LIST = '(max-width: 1099.98px)'

/** Guesses, until a line has been drawn. */
const HEIGHTS = { wide: { entry: 49, head: 33 }, narrow: { entry: 81, head: 31 } }

/** Entries as a table, or on a narrow screen as a list. Of many only those in sight are drawn. */
export function Entries(props: EntriesProps) {
  const isNarrow = useMediaQuery(LIST)
  const isPrinting = usePrinting()
  return isNarrow && !isPrinting ? (
    <List {...props} isPrinting={isPrinting} />
  ) : (
    <Table {...props} isPrinting={isPrinting} />
  )
}

function Table({ caption, lines, isLedger = false, isPrinting }: DrawnProps) {
  const say = useWords(activityWords)
  const table = useRef<HTMLTableElement>(null)
  const { drawn, start, before, after, measure } = useLines(table, lines, HEIGHTS.wide, isPrinting)
  const columns = isLedger
    ? (['nonce', 'what', 'with', 'amount', 'state', 'date'] as const)
    : (['time', 'what', 'with', 'amount', 'state'] as const)
  return (
    <table ref={table} className={styles.table} aria-rowcount={lines.length + 1}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col" data-column={column}>
              {say(`column.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <Gap height={before} columns={columns.length} />
      <tbody>
        {drawn.map((line, index) => (
          <tr
            key={line.key}
            ref={measure}
            data-index={start + index}
            data-line={line.kind}
            data-conflict={line.kind === 'entry' && line.inConflict}
            aria-rowindex={start + index + 2}
          >
            {line.kind === 'entry' ? (
              <EntryCells entry={line.entry} isLedger={isLedger} />
            ) : (
              <th colSpan={columns.length} scope="rowgroup">
                <Head line={line} />
              </th>
            )}
          </tr>
        ))}
      </tbody>
      <Gap height={after} columns={columns.length} />
    </table>
  )
}

function List({ caption, lines, isLedger = false, isPrinting }: DrawnProps) {
  const list = useRef<HTMLUListElement>(null)
  const { drawn, start, before, after, measure } = useLines(list, lines, HEIGHTS.narrow, isPrinting)
  return (
    <ul
      ref={list}
      className={styles.list}
      aria-label={caption}
      style={{ paddingBlock: `${before}px ${after}px` }}
    >
      {drawn.map((line, index) => (
        <li
          key={line.key}
          ref={measure}
          data-index={start + index}
          data-line={line.kind}
          data-conflict={line.kind === 'entry' && line.inConflict}
          aria-setsize={lines.length}
          aria-posinset={start + index + 1}
        >
          {line.kind === 'entry' ? (
            <EntryItem entry={line.entry} isLedger={isLedger} />
          ) : (
            <Head line={line} />
          )}
        </li>
      ))}
    </ul>
  )
}

function useLines(
  element: RefObject<HTMLElement | null>,
  lines: readonly Line[],
  heights: { entry: number; head: number },
  isPrinting: boolean,
) {
  const keyOf = useCallback((index: number) => lines[index]?.key ?? '', [lines])
  const { start, end, ...rest } = useVirtualRows(element, {
    count: lines.length,
    keyOf,
    isPrinting,
    estimate: (index) => (lines[index]?.kind === 'entry' ? heights.entry : heights.head),
  })
  return { ...rest, start, drawn: lines.slice(start, end) }
}

function Head({ line }: { line: Exclude<Line, { kind: 'entry' }> }) {
  const say: Say<keyof English> = useWords(activityWords)
  const locale = useLocale()
  if (line.kind === 'day') return formatDay(line.time, locale)
  return (
    <span className={styles.conflict}>
      <Icon name="warning" size={16} />
      {say('conflict', { nonce: line.nonce, count: line.count })}
    </span>
  )
}
