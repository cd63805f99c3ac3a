import { getCallsStatus } from '@countersign/core/calls'
import { useAddRecentTransaction } from '@countersign/kit'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useApp } from '../../../shared/AppContext.ts'
import { formatDateTime } from '../../../shared/format/formatTime.ts'
import type { WalletBatch } from '../../../shared/local/createMemory.ts'
import { Button } from '../../../shared/ui/forms/Button.tsx'
import { Tag } from '../../../shared/ui/signs/Tag.tsx'
import { useLocale } from '../../../shared/words/LocaleContext.ts'
import { useWords } from '../../../shared/words/useWords.ts'
import styles from './Batch.module.css'
import { batchWords } from './words.ts'

const EVERY_MS = 4_000

/**
 * A batch that so far only its wallet knows, by an id that is no hash. Once its transactions are on
 * the chain they are remembered instead of it, and followed as all others are.
 */
export function SentBatch({ batch }: { batch: WalletBatch }) {
  const say = useWords(batchWords)
  const { countersign, memory } = useApp()
  const locale = useLocale()
  const { id, description, sentAt } = batch
  const add = useRef(useAddRecentTransaction())
  const { data, isError } = useQuery({
    queryKey: ['batch', id],
    queryFn: () => getCallsStatus(countersign, id),
    refetchInterval: ({ state }) =>
      state.data?.status !== 'pending' && state.data ? false : EVERY_MS,
    meta: { private: true },
    gcTime: 0,
  })
  const isOver = data !== undefined && data.status !== 'pending'
  const hasTransactions = isOver && data.hashes.length > 0
  useEffect(() => {
    if (!hasTransactions) return
    for (const hash of data.hashes) add.current({ hash, description })
    memory.batches.update((batches) => batches.filter((each) => each.id !== id))
  }, [hasTransactions, data, memory, id, description])

  const forget = () => memory.batches.update((all) => all.filter((each) => each.id !== id))
  const word = isError ? 'unknown' : isOver && !hasTransactions ? 'unsent' : 'wallet'
  return (
    <li>
      <p className={styles.line}>
        <bdi>{description}</bdi>
        <span role="status">
          <Tag tone={word === 'wallet' ? 'accent' : 'warn'}>{say(`life.${word}`)}</Tag>
        </span>
        <time dateTime={new Date(sentAt).toISOString()}>{formatDateTime(sentAt, locale)}</time>
        {word !== 'wallet' && (
          <Button look="quiet" onClick={forget}>
            {say('forget')}
          </Button>
        )}
      </p>
    </li>
  )
}
