import { ActStatus } from '../../shared/acts/ActStatus.tsx'
import { Outcome } from '../../shared/acts/Outcome.tsx'
import styles from './ApprovalsPage.module.css'
import type { useRevoke } from './useRevoke.ts'

/** What became of what was begun; of interest, and fetched, once something was. */
export function Revoked({ revoking }: { revoking: ReturnType<typeof useRevoke> }) {
  if (revoking.begun.length === 0) return <Outcome result={revoking.data ?? undefined} />
  return (
    <ul className={styles.begun}>
      {revoking.begun.map((act) => (
        <li key={act.id}>
          <bdi>{act.description}</bdi>
          <ActStatus act={act} />
        </li>
      ))}
    </ul>
  )
}
