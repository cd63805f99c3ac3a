import type { ReactNode } from 'react'
import styles from './Rows.module.css'

/** A list whose items have something at either end of a line. */
export function Rows({ children }: { children: ReactNode }) {
  return <ul className={styles.rows}>{children}</ul>
}
