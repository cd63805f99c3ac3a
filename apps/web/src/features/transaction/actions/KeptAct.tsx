import type { Hex } from 'viem'
import { useAccount } from '../../../shared/account/AccountContext.ts'
import { ActStatus } from '../../../shared/acts/status/ActStatus.tsx'
import { TakeFile } from '../../../shared/acts/status/TakeFile.tsx'
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
  const hash = /0x[0-9a-f]{64}$/i.exec(id)?.[0] as Hex | undefined // just that
  const account = { chainId: chain.id, address }
  if (!act) return <TakeFile account={account} {...(hash && { expected: hash })} />
  return (
    <section className={styles.bar} aria-label={say('title')} data-screen-only="">
      <p className={styles.what}>{act.description}</p>
      <ActStatus act={act} />
    </section>
  )
}
