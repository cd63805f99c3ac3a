import type { OutboxEntry } from '@countersign/outbox'
import { isAddressEqual } from 'viem'
import { useAccount } from '../../../shared/account/AccountContext.ts'
import { ActStatus } from '../../../shared/acts/status/ActStatus.tsx'
import { useActs } from '../../../shared/acts/useActs.ts'
import styles from '../Send.module.css'

/** What this wallet was asked for and has not answered, or may have sent, with every way on. */
export function OpenSends({ shown }: { shown: string | undefined }) {
  const { acts } = useActs()
  const { chain, address } = useAccount()
  const open = acts.filter(
    (act) =>
      isOpen(act) &&
      act.id !== shown &&
      act.chainId === chain.id &&
      isAddressEqual(act.account, address),
  )
  return open.map((act) => (
    <div key={act.id} className={styles.open}>
      <bdi>{act.description}</bdi> <ActStatus act={act} />
    </div>
  ))
}

const isOpen = ({ kind, transaction, prompt, unresolvedSend, fault }: OutboxEntry): boolean =>
  (kind === 'wallet' || transaction === null) &&
  (prompt !== null || unresolvedSend !== null || fault?.kind === 'notWritten')
