import { useMemo, useRef } from 'react'
import { formatDay } from '../../shared/format/formatTime.ts'
import { Icon } from '../../shared/ui/Icon.tsx'
import { useMediaQuery } from '../../shared/ui/useMediaQuery.ts'
import { useLocale } from '../../shared/words/LocaleContext.ts'
import { type Say, useWords } from '../../shared/words/useWords.ts'
import styles from './Entries.module.css'
import { EntryCells } from './EntryCells.tsx'
import { EntryItem } from './EntryItem.tsx'
import type { Line } from './toLines.ts'
import { usePrinting } from './usePrinting.ts'
import { useWindow } from './useWindow.ts'
import { activityWords, type English } from './words.ts'

type EntriesProps = {
  caption: string
  lines: readonly Line[]
  /** By nonce instead of by day. */
  isLedger?: boolean
}

/** Below this five columns have no room beside the navigation. */
const LIST = '(max-width: 1099.98px)'

/** Guesses, until a line has been drawn. */
const HEIGHTS = { wide: { entry: 49, head: 33 }, narrow: { entry: 81, head: 31 } }

/** Entries as a table, or on a narrow screen as a list. Of many only those in sight are drawn. */
export function Entries(props: EntriesProps) {
  const isNarrow = useMediaQuery(LIST)
  const isPrinting = usePrinting()
  const element = useRef<HTMLTableElement & HTMLUListElement>(null)
  const heights = HEIGHTS[isNarrow ? 'narrow' : 'wide']
  const sized = useMemo(
    () =>
      props.lines.map(({ key, kind }) => ({
        key,
        estimate: kind === 'entry' ? heights.entry : heights.head,
      })),
    [props.lines, heights],
  )
  const { start, end, before, after } = useWindow(element, sized, isPrinting)
  const drawn = props.lines.slice(start, end)
  const frame = { ...props, lines: drawn, element, start, count: props.lines.length, before, after }
  return isNarrow && !isPrinting ? <List {...frame} /> : <Table {...frame} />
}

type FrameProps = EntriesProps & {
  element: React.RefObject<(HTMLTableElement & HTMLUListElement) | null>
  start: number
  count: number
  before: number
  after: number
}

function Table(props: FrameProps) {
  const { caption, lines, isLedger = false, start, count, before, after } = props
  const say = useWords(activityWords)
  const columns = isLedger
    ? (['nonce', 'what', 'with', 'amount', 'state', 'date'] as const)
    : (['time', 'what', 'with', 'amount', 'state'] as const)
  return (
    <table ref={props.element} className={styles.table} aria-rowcount={count + 1}>
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
        {lines.map((line, index) => (
          <tr
            key={line.key}
            data-key={line.key}
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

function List(props: FrameProps) {
  const { caption, lines, isLedger = false, start, count, before, after } = props
  return (
    <ul
      ref={props.element}
      className={styles.list}
      aria-label={caption}
      style={{ paddingBlock: `${before}px ${after}px` }}
    >
      {lines.map((line, index) => (
        <li
          key={line.key}
          data-key={line.key}
          data-line={line.kind}
          data-conflict={line.kind === 'entry' && line.inConflict}
          aria-setsize={count}
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

/** The place of lines that are not drawn. */
function Gap({ height, columns }: { height: number; columns: number }) {
  if (height <= 0) return null
  return (
    <tbody aria-hidden="true">
      <tr>
        <td colSpan={columns} style={{ height, padding: 0 }} />
      </tr>
    </tbody>
  )
}
