import { useRecentTransactions } from '@countersign/kit'
import { isAddressEqual } from 'viem'
import { useActs } from '../../../shared/acts/useActs.ts'
import { useInSafe } from '../../../shared/host/useInSafe.ts'
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
  const inWallet = useActs().acts.filter(
    ({ batch, hashes, chainId, account }) =>
      batch !== null &&
      hashes.length === 0 &&
      chainId === chain.id &&
      isAddressEqual(account, address),
  )
  const batches = inWallet.filter(
    ({ batch }, index) => inWallet.findIndex((each) => each.batch === batch) === index,
  )
  return (
    <Panel title={say('lives')}>
      <BegunRuns chain={chain} address={address} />
      {transactions.length + batches.length === 0 && <p>{say('lives.none')}</p>}
      <ul className={styles.lives}>
        {batches.map((first) => (
          <SentBatch
            key={first.batch}
            first={first}
            ids={inWallet.filter(({ batch }) => batch === first.batch).map(({ id }) => id)}
          />
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
