import type { ReactNode } from 'react'
import styles from './Rows.module.css'

/** A list whose items have something at either end of a line. */
export function Rows({ children, isDense }: { children: ReactNode; isDense?: boolean }) {
  return (
    <ul className={styles.rows} data-dense={isDense}>
      {children}
    </ul>
  )
}
