import { Skeleton } from '../shared/ui/sections/Skeleton.tsx'
import styles from './PagePending.module.css'

/** Holds a page's place while its code is on its way. */
export function PagePending() {
  return (
    <div className={styles.pending} aria-busy="true">
      <Skeleton rows={6} />
    </div>
  )
}
