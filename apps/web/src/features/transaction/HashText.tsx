import { formatAddress } from '@countersign/kit'
import type { Hex } from 'viem'
import { useAccount } from '../../shared/account/AccountContext.ts'
import { CopyButton } from '../../shared/ui/forms/CopyButton.tsx'
import { useWords } from '../../shared/words/useWords.ts'
import styles from './TransactionPage.module.css'
import { transactionPageWords } from './words.ts'

/** An on-chain transaction's hash, with the explorer where there is one. */
export function HashText({ hash }: { hash: Hex }) {
  const say = useWords(transactionPageWords)
  const { chain } = useAccount()
  return (
    <span className={styles.hash}>
      <bdi title={hash}>{formatAddress(hash)}</bdi>
      <CopyButton text={hash} what={formatAddress(hash)} />
      {chain.explorer && (
        <a href={`${chain.explorer}/tx/${hash}`} target="_blank" rel="noreferrer">
          {say('explorer')}
        </a>
      )}
    </span>
  )
}
