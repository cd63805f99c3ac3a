import { VerdictSkeleton } from '../../review/verdict/Verdict.tsx'
import { reviewWords } from '../../review/words.ts'
import { Section } from '../../shared/ui/sections/Section.tsx'
import { Skeleton } from '../../shared/ui/sections/Skeleton.tsx'
import { useWords } from '../../shared/words/useWords.ts'
import styles from './TransactionPage.module.css'

/** Where everything will stand, before anybody has answered. */
export function ReviewSkeleton() {
  const say = useWords(reviewWords)
  return (
    <div className={styles.layout} data-verdict="unchecked">
      <div className={styles.summary} aria-busy>
        <Skeleton rows={2} rowHeight={32} />
      </div>
      <VerdictSkeleton />
      <div className={styles.column}>
        <Section title={say('changes')} isDense isBusy>
          <Skeleton rows={4} rowHeight={36} />
        </Section>
      </div>
      <div className={styles.column}>
        <Section title={say('signatures')} isDense isBusy>
          <Skeleton rows={5} rowHeight={36} />
        </Section>
        <Section title={say('proof')} isDense isBusy>
          <Skeleton rows={6} rowHeight={33} />
        </Section>
      </div>
    </div>
  )
}
