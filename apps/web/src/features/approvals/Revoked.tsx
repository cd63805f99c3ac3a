import type { OutboxEntry } from '@countersign/outbox'
import { ActStatus } from '../../shared/acts/status/ActStatus.tsx'
import styles from './ApprovalsPage.module.css'

/** What became of what was begun; of interest, and fetched, once something was. */
export function Revoked({ begun }: { begun: readonly OutboxEntry[] }) {
  return (
    <ul className={styles.begun}>
      {begun.map((act) => (
        <li key={act.id}>
          <bdi>{act.description}</bdi>
          <ActStatus act={act} />
        </li>
      ))}
    </ul>
  )
}
