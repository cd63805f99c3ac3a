import { type ReactNode, type RefObject, useCallback, useMemo, useRef, useState } from 'react'
import { useWords } from '../../words/useWords.ts'
import { uiWords } from '../words.ts'
import styles from './DataTable.module.css'
import { Gap } from './Gap.tsx'
import { type Sort, type SortValue, sortRows } from './sortRows.ts'
import { NARROW, useMediaQuery } from './useMediaQuery.ts'
import { usePrinting } from './usePrinting.ts'
import { useVirtualRows } from './useVirtualRows.ts'

export type Column<Row> = {
  key: string
  title: string
  /** Numbers stand at the end. */
  align?: 'start' | 'end'
  cell: (row: Row) => ReactNode
  /** Makes the column one that rows can be sorted by. */
  sortBy?: (row: Row) => SortValue
}

type DataTableProps<Row> = {
  /** What the table is, for those who do not see it. */
  caption: string
  rows: readonly Row[]
  rowKey: (row: Row) => string
  columns: readonly Column<Row>[]
  /** A row on a narrow screen, of at most two lines. */
  item: (row: Row) => ReactNode
}

type DrawnProps<Row> = DataTableProps<Row> & { isPrinting: boolean }

const ROW_HEIGHT = { table: 48, list: 72 }

/** Rows of one kind: a table, or on a narrow screen a list. Long ones draw only what is in sight. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const isNarrow = useMediaQuery(NARROW)
  const isPrinting = usePrinting()
  return isNarrow ? (
    <List {...props} isPrinting={isPrinting} />
  ) : (
    <Table {...props} isPrinting={isPrinting} />
  )
}

function List<Row>({ caption, rows, rowKey, item, isPrinting }: DrawnProps<Row>) {
  const list = useRef<HTMLUListElement>(null)
  const { start, end, before, after, measure } = useRows(
    list,
    rows,
    rowKey,
    ROW_HEIGHT.list,
    isPrinting,
  )
  return (
    <ul
      ref={list}
      className={styles.list}
      aria-label={caption}
      style={{ paddingBlock: `${before}px ${after}px` }}
    >
      {rows.slice(start, end).map((row, index) => (
        <li
          key={rowKey(row)}
          ref={measure}
          data-index={start + index}
          aria-setsize={rows.length}
          aria-posinset={start + index + 1}
          className={styles.item}
        >
          {item(row)}
        </li>
      ))}
    </ul>
  )
}

function Table<Row>({ caption, rows, rowKey, columns, isPrinting }: DrawnProps<Row>) {
  const [sort, setSort] = useState<Sort | null>(null)
  const table = useRef<HTMLTableElement>(null)
  const sorted = useMemo(() => {
    const column = columns.find(({ key }) => key === sort?.key)
    return column?.sortBy && sort ? sortRows(rows, column.sortBy, sort.direction) : rows
  }, [rows, columns, sort])
  const { start, end, before, after, measure } = useRows(
    table,
    sorted,
    rowKey,
    ROW_HEIGHT.table,
    isPrinting,
  )
  return (
    <table ref={table} className={styles.table} aria-rowcount={sorted.length + 1}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <Heading key={column.key} column={column} sort={sort} onSort={setSort} />
          ))}
        </tr>
      </thead>
      <Gap height={before} columns={columns.length} />
      <tbody>
        {sorted.slice(start, end).map((row, index) => (
          <tr
            key={rowKey(row)}
            ref={measure}
            data-index={start + index}
            aria-rowindex={start + index + 2}
          >
            {columns.map(({ key, align, cell }) => (
              <td key={key} data-align={align}>
                {cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      <Gap height={after} columns={columns.length} />
    </table>
  )
}

function useRows<Row>(
  element: RefObject<HTMLElement | null>,
  rows: readonly Row[],
  rowKey: (row: Row) => string,
  height: number,
  isPrinting: boolean,
) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same rows have the same keys
  const keyOf = useCallback(
    (index: number) => {
      const row = rows[index]
      return row === undefined ? '' : rowKey(row)
    },
    [rows],
  )
  return useVirtualRows(element, { count: rows.length, keyOf, estimate: () => height, isPrinting })
}

type HeadingProps<Row> = {
  column: Column<Row>
  sort: Sort | null
  onSort: (sort: Sort) => void
}

function Heading<Row>({ column, sort, onSort }: HeadingProps<Row>) {
  const say = useWords(uiWords)
  const { key, title, align, sortBy } = column
  if (!sortBy) {
    return (
      <th scope="col" data-align={align}>
        {title}
      </th>
    )
  }
  const direction = sort?.key === key ? sort.direction : undefined
  return (
    <th scope="col" data-align={align} aria-sort={direction ?? 'none'}>
      <button
        type="button"
        className={styles.sort}
        title={say('sortedBy', { column: title })}
        onClick={() =>
          onSort({ key, direction: direction === 'descending' ? 'ascending' : 'descending' })
        }
      >
        {title}
        <span aria-hidden="true" className={styles.mark} data-direction={direction} />
      </button>
    </th>
  )
}
