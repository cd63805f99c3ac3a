import { formatAddress } from '@countersign/kit'
import type { Hash } from 'viem'
import { CopyButton } from '../../../shared/ui/forms/CopyButton.tsx'
import styles from './Batch.module.css'

type SentHashProps = { label: string; hash: Hash; explorer?: string | undefined }

/** A hash and what kind it is; on the chain's explorer, where one knows it. */
export function SentHash({ label, hash, explorer }: SentHashProps) {
  const short = formatAddress(hash)
  return (
    <p className={styles.line}>
      <span>{label}</span>
      {explorer ? (
        <a href={`${explorer}/tx/${hash}`} target="_blank" rel="noreferrer" dir="ltr">
          {short}
        </a>
      ) : (
        <bdi dir="ltr">{short}</bdi>
      )}
      <CopyButton text={hash} what={label} />
    </p>
  )
}
