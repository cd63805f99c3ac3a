import { formatAsOf } from '../../format/formatTime.ts'
import { useLocale } from '../../words/LocaleContext.ts'
import { useWords } from '../../words/useWords.ts'
import { Icon } from '../signs/Icon.tsx'
import { uiWords } from '../words.ts'
import styles from './AsOf.module.css'
import type { Feed } from './feed.ts'

/** When the shown answer is from; after a failure also that it is not the latest, and a way to get it. */
export function AsOf({ feed }: { feed: Feed<unknown> }) {
  const say = useWords(uiWords)
  const time = formatAsOf(feed.dataUpdatedAt, Date.now(), useLocale())
  if (!feed.error) return <span className={styles.asOf}>{say('asOf', { time })}</span>
  return (
    <button type="button" className={styles.stale} onClick={() => feed.refetch()}>
      <Icon name="warning" size={16} />
      {say('notRefreshed', { time })}
      <span className={styles.again}>{say('retry')}</span>
    </button>
  )
}
