import { useRecentTransactions } from '@countersign/kit'
import { isAddressEqual } from 'viem'
import { useApp } from '../../../shared/AppContext.ts'
import { useInSafe } from '../../../shared/host/useInSafe.ts'
import { useStore } from '../../../shared/local/useStore.ts'
import { Panel } from '../../../shared/ui/sections/Panel.tsx'
import { useWords } from '../../../shared/words/useWords.ts'
import styles from './Batch.module.css'
import { BegunRuns } from './BegunRuns.tsx'
import { SentBatch } from './SentBatch.tsx'
import { SentTransaction } from './SentTransaction.tsx'
import type { Sender } from './sender.ts'
import { batchWords } from './words.ts'

/** What this browser has sent for the account here, followed to its end, also after a reload. */
export function SentList({ chain, address }: Sender) {
  const say = useWords(batchWords)
  const isInSafe = useInSafe()
  const transactions = useRecentTransactions()
  const batches = useStore(useApp().memory.batches).filter(
    (batch) => batch.chainId === chain.id && isAddressEqual(batch.address, address),
  )
  return (
    <Panel title={say('lives')}>
      <BegunRuns chain={chain} address={address} />
      {transactions.length + batches.length === 0 && <p>{say('lives.none')}</p>}
      <ul className={styles.lives}>
        {batches.map((batch) => (
          <SentBatch key={batch.id} batch={batch} />
        ))}
        {transactions.map((transaction) => (
          <SentTransaction
            key={`${transaction.hash}-${transaction.addedAt}`}
            {...{ chain, address, transaction, isInSafe }}
          />
        ))}
      </ul>
    </Panel>
  )
}
