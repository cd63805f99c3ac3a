import { type ReactNode, useMemo, useRef, useState } from 'react'
import { useWords } from '../words/useWords.ts'
import styles from './DataTable.module.css'
import { type Sort, type SortValue, sortRows } from './sortRows.ts'
import { NARROW, useMediaQuery } from './useMediaQuery.ts'
import { useVirtualRows } from './useVirtualRows.ts'
import { uiWords } from './words.ts'

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

const ROW_HEIGHT = { table: 48, list: 72 }

/** Rows of one kind: a table, or on a narrow screen a list. Long ones draw only what is in sight. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const isNarrow = useMediaQuery(NARROW)
  return isNarrow ? <List {...props} /> : <Table {...props} />
}

function List<Row>({ caption, rows, rowKey, item }: DataTableProps<Row>) {
  const list = useRef<HTMLUListElement>(null)
  const { start, end } = useVirtualRows(list, rows.length, ROW_HEIGHT.list)
  return (
    <ul
      ref={list}
      className={styles.list}
      aria-label={caption}
      style={{
        paddingBlock: `${start * ROW_HEIGHT.list}px ${(rows.length - end) * ROW_HEIGHT.list}px`,
      }}
    >
      {rows.slice(start, end).map((row, index) => (
        <li
          key={rowKey(row)}
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

function Table<Row>({ caption, rows, rowKey, columns }: DataTableProps<Row>) {
  const [sort, setSort] = useState<Sort | null>(null)
  const table = useRef<HTMLTableElement>(null)
  const sorted = useMemo(() => {
    const column = columns.find(({ key }) => key === sort?.key)
    return column?.sortBy && sort ? sortRows(rows, column.sortBy, sort.direction) : rows
  }, [rows, columns, sort])
  const { start, end } = useVirtualRows(table, sorted.length, ROW_HEIGHT.table)
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
      <Gap rows={start} columns={columns.length} />
      <tbody>
        {sorted.slice(start, end).map((row, index) => (
          <tr key={rowKey(row)} aria-rowindex={start + index + 2}>
            {columns.map(({ key, align, cell }) => (
              <td key={key} data-align={align}>
                {cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      <Gap rows={sorted.length - end} columns={columns.length} />
    </table>
  )
}

/** The place of rows that are not drawn. */
function Gap({ rows, columns }: { rows: number; columns: number }) {
  if (rows <= 0) return null
  return (
    <tbody aria-hidden="true">
      <tr>
        <td colSpan={columns} style={{ height: rows * ROW_HEIGHT.table, padding: 0 }} />
      </tr>
    </tbody>
  )
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
