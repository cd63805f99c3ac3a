import { type Dispatch, useState } from 'react'
import { Button } from '../../../shared/ui/forms/Button.tsx'
import { useWords } from '../../../shared/words/useWords.ts'
import styles from '../Send.module.css'
import { sendWords } from '../words.ts'
import type { Draft } from './draft.ts'
import { type DraftEvent, isUntouched } from './draftReducer.ts'

type DraftNoteProps = {
  draft: Draft
  isLost: boolean
  dispatch: Dispatch<DraftEvent>
  onDiscard: () => void
}

/** That the draft is kept, and how to be rid of it; a mistake can be taken back. */
export function DraftNote({ draft, isLost, dispatch, onDiscard }: DraftNoteProps) {
  const say = useWords(sendWords)
  const [discarded, setDiscarded] = useState<Draft | null>(null)
  const isEmpty = isUntouched(draft)
  const discard = () => {
    setDiscarded(draft)
    onDiscard()
  }
  const undo = () => {
    if (discarded) dispatch({ type: 'read', draft: discarded })
    setDiscarded(null)
  }
  return (
    <div className={styles.note}>
      <p role="status">
        {isLost && say('lost')}
        {!isLost && !isEmpty && say('kept')}
        {isEmpty && discarded && say('discarded')}
      </p>
      {!isEmpty && (
        <Button look="quiet" onClick={discard}>
          {say('discard')}
        </Button>
      )}
      {isEmpty && discarded && (
        <Button look="quiet" onClick={undo}>
          {say('undo')}
        </Button>
      )}
    </div>
  )
}
