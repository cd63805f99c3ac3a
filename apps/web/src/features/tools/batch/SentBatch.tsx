import type { OutboxEntry } from '@countersign/outbox'
import { useHasWaited } from '../../../shared/acts/status/useHasWaited.ts'
import { useActs } from '../../../shared/acts/useActs.ts'
import { formatDateTime } from '../../../shared/format/formatTime.ts'
import { Button } from '../../../shared/ui/forms/Button.tsx'
import { Tag } from '../../../shared/ui/signs/Tag.tsx'
import { useLocale } from '../../../shared/words/LocaleContext.ts'
import { useWords } from '../../../shared/words/useWords.ts'
import styles from './Batch.module.css'
import { batchWords } from './words.ts'

type SentBatchProps = {
  /** One of those that are sent as this batch. */
  first: OutboxEntry
  ids: readonly string[]
}

/**
 * A batch that so far only its wallet knows, by an id that is no hash. Once its transactions are on the
 * chain they stand among the recent ones instead of it.
 */
export function SentBatch({ first, ids }: SentBatchProps) {
  const say = useWords(batchWords)
  const locale = useLocale()
  const { forget } = useActs()
  const { description, createdAt, stage } = first
  const isSilent = useHasWaited(first)
  const word = stage === 'failed' ? 'unsent' : isSilent ? 'unknown' : 'wallet'
  return (
    <li>
      <p className={styles.line}>
        <bdi>{description}</bdi>
        <span role="status">
          <Tag tone={word === 'wallet' ? 'accent' : 'warn'}>{say(`life.${word}`)}</Tag>
        </span>
        <time dateTime={new Date(createdAt).toISOString()}>
          {formatDateTime(createdAt, locale)}
        </time>
        {word !== 'wallet' && (
          <Button look="quiet" onClick={() => ids.map((id) => forget(id))}>
            {say('forget')}
          </Button>
        )}
      </p>
    </li>
  )
}
