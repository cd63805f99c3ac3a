import { Link } from '@tanstack/react-router'
import { useAccount } from '../../../shared/account/AccountContext.ts'
import { useWords } from '../../../shared/words/useWords.ts'
import { actionWords } from './words.ts'

/** To what follows what was just executed, and is ready itself: judged in the state that this one left. */
export function NextLink({ id }: { id: string }) {
  const say = useWords(actionWords)
  const { path } = useAccount()
  return (
    <Link to="/$account/tx/$id" params={{ account: path, id }}>
      {say('next')}
    </Link>
  )
}
