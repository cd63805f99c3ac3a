import { type Dispatch, type FormEvent, useId, useState } from 'react'
import { useApp } from '../../../shared/AppContext.ts'
import type { ChainConfig } from '../../../shared/appConfig.ts'
import { useStore } from '../../../shared/local/useStore.ts'
import { Button } from '../../../shared/ui/forms/Button.tsx'
import { useWords } from '../../../shared/words/useWords.ts'
import styles from '../ToolsPage.module.css'
import { CallFields } from './CallFields.tsx'
import { type Draft, type DraftEvent, MOST_CALLS } from './draftReducer.ts'
import type { DraftRead } from './readDraft.ts'
import { batchWords } from './words.ts'

type DraftFormProps = {
  chain: ChainConfig
  drafts: readonly Draft[]
  /** What is understood of each. */
  reads: readonly DraftRead[]
  dispatch: Dispatch<DraftEvent>
  onReview: () => void
}

/** The calls, one below the other. */
export function DraftForm({ chain, drafts, reads, dispatch, onReview }: DraftFormProps) {
  const say = useWords(batchWords)
  const contacts = useStore(useApp().memory.contacts)
  const [isTried, setTried] = useState(false)
  const listId = useId()
  const known = contacts.filter(({ chainId }) => chainId === null || chainId === chain.id)
  const review = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (reads.every(({ call }) => call)) onReview()
  }
  return (
    <form className={styles.form} onSubmit={review} noValidate>
      <datalist id={listId}>
        {known.map(({ address, chainId, name }) => (
          <option key={`${chainId}:${address}`} value={address}>
            {name}
          </option>
        ))}
      </datalist>
      {drafts.map((draft, index) => {
        const { id } = draft
        const read = reads[index]
        const remove = () => dispatch({ type: 'removed', id })
        return (
          read && (
            <CallFields
              key={id}
              {...{ draft, read, chain, isTried, listId }}
              number={index + 1}
              onChange={(change) => dispatch({ type: 'changed', id, change })}
              onRemove={drafts.length > 1 ? remove : undefined}
            />
          )
        )
      })}
      <div className={styles.buttons}>
        <Button type="submit" look="primary">
          {say('review')}
        </Button>
        {drafts.length < MOST_CALLS && (
          <Button onClick={() => dispatch({ type: 'added' })}>{say('add')}</Button>
        )}
      </div>
    </form>
  )
}
