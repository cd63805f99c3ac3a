import { useAccount } from '../../../shared/account/AccountContext.ts'
import { ActStatus } from '../../../shared/acts/ActStatus.tsx'
import { useActs } from '../../../shared/acts/useActs.ts'
import { useWords } from '../../../shared/words/useWords.ts'
import styles from './Actions.module.css'
import { actionWords } from './words.ts'

/** What this browser has of a transaction that the gateway does not tell of. */
export function KeptAct({ id }: { id: string }) {
  const say = useWords(actionWords)
  const { chain, address } = useAccount()
  const { acts } = useActs()
  const act = acts.find(
    ({ chainId, account, safeTxHash }) =>
      chainId === chain.id && account === address && safeTxHash && id.endsWith(safeTxHash),
  )
  if (!act) return null
  return (
    <section className={styles.bar} aria-label={say('title')} data-screen-only="">
      <p className={styles.what}>{act.description}</p>
      <ActStatus act={act} />
    </section>
  )
}
