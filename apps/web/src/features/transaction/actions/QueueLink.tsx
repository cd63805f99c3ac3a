import { Link } from '@tanstack/react-router'
import { useAccount } from '../../../shared/account/AccountContext.ts'
import { useWords } from '../../../shared/words/useWords.ts'
import { actionWords } from './words.ts'

/** The way to everything else that waits. */
export function QueueLink() {
  const say = useWords(actionWords)
  const { path } = useAccount()
  return (
    <Link to="/$account/queue" params={{ account: path }}>
      {say('queue')}
    </Link>
  )
}
