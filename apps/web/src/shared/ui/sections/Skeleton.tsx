import styles from './Skeleton.module.css'

type SkeletonProps = {
  rows: number
  /** In pixels. */
  rowHeight?: number
  /** As high as the rows of a `DataTable` with its head, whatever the width. */
  asTable?: boolean
}

/** Holds the place of rows that are on their way. */
export function Skeleton({ rows, rowHeight = 48, asTable = false }: SkeletonProps) {
  return (
    <div aria-hidden="true">
      {asTable && <div className={styles.head} />}
      {Array.from({ length: rows }, (_, index) => index).map((index) => (
        <div
          key={index}
          className={styles.row}
          data-table={asTable}
          style={asTable ? undefined : { height: rowHeight }}
        >
          <span />
          <span />
        </div>
      ))}
    </div>
  )
}
