import { useContext } from 'react'
import { useAccount } from '../../../shared/account/AccountContext.ts'
import type { Hindrance } from '../../../shared/account/findHindrance.ts'
import { useAccountState } from '../../../shared/account/useAccountState.ts'
import { useIsItself } from '../../../shared/account/useIsItself.ts'
import { TriedContext } from '../../../shared/ui/forms/TriedContext.ts'
import { useWords } from '../../../shared/words/useWords.ts'
import type { DraftRead } from '../read/readDraft.ts'
import styles from '../Send.module.css'
import { sendWords } from '../words.ts'

type SubmitHintProps = {
  hindrance: Hindrance | null
  read: DraftRead
  isAsking: boolean
  /** Something has to be said first: that it was compared, or that it is meant once more. */
  isUnanswered: boolean
  /** Of the part that is next. */
  calls: number
}

/** Why the button does nothing; or what it will do. */
export function SubmitHint(props: SubmitHintProps) {
  const { hindrance, read, isAsking, isUnanswered, calls } = props
  const say = useWords(sendWords)
  const { kind, chain } = useAccountState(useAccount())
  const isItself = useIsItself(useAccount())
  const isTried = useContext(TriedContext)
  const faults = read.items.reduce((sum, item) => sum + Object.keys(item.read.faults).length, 0)
  const text = (): string | null => {
    if (hindrance === 'notOwner' || hindrance === 'otherWallet') return say(`may.${hindrance}`)
    if (isTried && faults > 0) return say('submit.mend', { count: faults })
    if (isAsking) return say('submit.asking')
    if (isUnanswered) return say('submit.answer')
    if (kind === 'wallet') {
      return calls > 1 ? say('submit.hint.split', { count: calls }) : say('submit.hint.wallet')
    }
    if (isItself) return say('submit.hint.host')
    if (chain.data?.kind !== 'safe') return null
    const { threshold, owners } = chain.data.safe
    return say('submit.hint.safe', { count: threshold, owners: owners.length })
  }
  return (
    <p className={styles.hint} role="status">
      {text()}
    </p>
  )
}
