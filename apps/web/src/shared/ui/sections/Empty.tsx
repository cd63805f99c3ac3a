import type { ReactNode } from 'react'
import styles from './Empty.module.css'

/** What a card says when there is nothing to list: why, and what would change it. */
export function Empty({ children }: { children: ReactNode }) {
  return <div className={styles.empty}>{children}</div>
}
