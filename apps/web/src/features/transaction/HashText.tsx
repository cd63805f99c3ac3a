import { formatAddress } from '@countersign/kit'
import type { Hex } from 'viem'
import { reviewWords } from '../../review/words.ts'
import { useAccount } from '../../shared/account/AccountContext.ts'
import { CopyButton } from '../../shared/ui/forms/CopyButton.tsx'
import { useWords } from '../../shared/words/useWords.ts'
import styles from './TransactionPage.module.css'

/** An on-chain transaction's hash, with the explorer where there is one. */
export function HashText({ hash }: { hash: Hex }) {
  const say = useWords(reviewWords)
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
