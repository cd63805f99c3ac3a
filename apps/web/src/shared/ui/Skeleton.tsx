import styles from './Skeleton.module.css'

type SkeletonProps = { rows: number; rowHeight?: number }

/** Holds the place of rows that are on their way. */
export function Skeleton({ rows, rowHeight = 48 }: SkeletonProps) {
  return (
    <div aria-hidden="true" className={styles.skeleton}>
      {Array.from({ length: rows }, (_, index) => index).map((index) => (
        <div key={index} className={styles.row} style={{ height: rowHeight }}>
          <span />
          <span />
        </div>
      ))}
    </div>
  )
}
