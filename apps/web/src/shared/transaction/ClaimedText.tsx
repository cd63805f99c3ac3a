import { type Proposer, visibleText } from '@countersign/judge'
import { Tag } from '../ui/signs/Tag.tsx'
import { useWords } from '../words/useWords.ts'
import styles from './ClaimedText.module.css'
import { transactionWords } from './words.ts'

type ClaimedTextProps = { proposer: Proposer | null; text: string }

/**
 * R-NAME-3: what a proposer says of where something comes from: an owner's word, and never a stranger's;
 * without letters that nobody sees, and it is said that there were some.
 */
export function ClaimedText({ proposer, text }: ClaimedTextProps) {
  const say = useWords(transactionWords)
  const kind = proposer?.kind
  if (kind !== 'owner' && kind !== 'asking') {
    return <span className={styles.quiet}>{say('claimed.hidden')}</span>
  }
  const { text: shown, isCut } = visibleText(text)
  return (
    // Until it is known whose they are, the words only keep their place.
    <span className={styles.claimed} data-hidden={kind === 'asking'}>
      <bdi>{shown}</bdi> <small className={styles.quiet}>{say('claimed.by.owner')}</small>
      {isCut && (
        <>
          {' '}
          <Tag tone="warn">{say('claimed.cut')}</Tag>
        </>
      )}
    </span>
  )
}
