import type { Transaction } from '@countersign/core/transactions'
import { formatAddress } from '@countersign/kit'
import { useAccount } from '../../../shared/account/AccountContext.ts'
import { actWords } from '../../../shared/acts/words.ts'
import { formatDateTime } from '../../../shared/format/formatTime.ts'
import { Section } from '../../../shared/ui/sections/Section.tsx'
import { Tag } from '../../../shared/ui/signs/Tag.tsx'
import { useLocale } from '../../../shared/words/LocaleContext.ts'
import { useWords } from '../../../shared/words/useWords.ts'
import { activityWords } from '../words.ts'
import entries from './Entries.module.css'
import styles from './Entry.module.css'

/** Said as of an act: it is the same thing, told by the kit. */
const STAGES = {
  pending: { tone: 'accent', word: 'stage.sent' },
  confirmed: { tone: 'good', word: 'stage.done' },
  failed: { tone: 'danger', word: 'stage.failed' },
} as const

/** What the visitor sent from this browser, followed by the kit to its end. */
export function RecentTransactions({ transactions }: { transactions: readonly Transaction[] }) {
  const say = useWords(activityWords)
  const sayStage = useWords(actWords)
  const locale = useLocale()
  const { chain } = useAccount()
  return (
    <Section title={say('wallet.recent')}>
      <ul className={entries.list}>
        {transactions.map(({ hash, description, status, addedAt }) => (
          <li key={`${hash}-${addedAt}`} data-line="entry">
            <span className={styles.pair}>
              <bdi>{description}</bdi>
              <Tag tone={STAGES[status].tone}>{sayStage(STAGES[status].word)}</Tag>
            </span>
            <span className={styles.pair}>
              {chain.explorer ? (
                <a href={`${chain.explorer}/tx/${hash}`} target="_blank" rel="noreferrer" dir="ltr">
                  {formatAddress(hash)}
                </a>
              ) : (
                <bdi className={styles.quiet}>{formatAddress(hash)}</bdi>
              )}
              <time className={styles.quiet} dateTime={new Date(addedAt).toISOString()}>
                {formatDateTime(addedAt, locale)}
              </time>
            </span>
          </li>
        ))}
      </ul>
    </Section>
  )
}
