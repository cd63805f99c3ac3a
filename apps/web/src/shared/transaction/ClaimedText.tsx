import type { Proposer } from '../safety/judgeProposer.ts'
import { useWords } from '../words/useWords.ts'
import styles from './ClaimedText.module.css'
import { transactionWords } from './words.ts'

type ClaimedTextProps = { proposer: Proposer | null; text: string }

/** What a proposer says of where something comes from: an owner's word, and never a stranger's. */
export function ClaimedText({ proposer, text }: ClaimedTextProps) {
  const say = useWords(transactionWords)
  const kind = proposer?.kind
  if (kind !== 'owner' && kind !== 'asking') {
    return <span className={styles.quiet}>{say('claimed.hidden')}</span>
  }
  return (
    // Until it is known whose they are, the words only keep their place.
    <span className={styles.claimed} data-hidden={kind === 'asking'}>
      <bdi>{text}</bdi> <small className={styles.quiet}>{say('claimed.by.owner')}</small>
    </span>
  )
}
