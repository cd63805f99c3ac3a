import { getTransaction } from '@countersign/gateway'
import { useIsMutating, useQueryClient } from '@tanstack/react-query'
import { useAccount } from '../../shared/account/AccountContext.ts'
import { Button } from '../../shared/ui/forms/Button.tsx'
import { useWords } from '../../shared/words/useWords.ts'
import { reviewWords } from '../words.ts'
import styles from './Verdict.module.css'

/** Asks everybody about the shown transaction once more, as if the page had just been opened. */
export function AskAgain() {
  const say = useWords(reviewWords)
  const { chain } = useAccount()
  const queries = useQueryClient()
  // What is just being signed or sent ends where it is seen.
  const isActing = useIsMutating() > 0
  const askAgain = () => {
    // This button goes with the answers it stands beside; whoever pressed it is not left nowhere.
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
    // Forgotten, not only asked anew: meanwhile nothing is green, or can be signed, by an old answer.
    void queries.resetQueries({
      queryKey: ['gateway'],
      type: 'active',
      predicate: ({ queryKey: [, call], state }) =>
        call === getTransaction.name || state.status === 'error',
    })
    void queries.resetQueries({ queryKey: ['chain', chain.id] })
  }
  return (
    <div className={styles.again} data-screen-only="">
      <Button look="quiet" busy={isActing} onClick={askAgain}>
        {say('verdict.again')}
      </Button>
    </div>
  )
}
