import { startTransition, useEffect, useState, useTransition } from 'react'
import { useAccount } from '../../shared/account/AccountContext.ts'
import { TriedContext } from '../../shared/ui/forms/TriedContext.ts'
import { useWords } from '../../shared/words/useWords.ts'
import { DamagedDraft } from './draft/DamagedDraft.tsx'
import { DraftNote } from './draft/DraftNote.tsx'
import type { ItemKind } from './draft/draft.ts'
import { type DraftState, useDraft } from './draft/useDraft.ts'
import { AddItem } from './items/AddItem.tsx'
import { fetchFields } from './items/ItemFields.tsx'
import { ItemList } from './items/ItemList.tsx'
import { useDraftRead } from './read/useDraftRead.ts'
import { useLateReaders } from './read/useLateReaders.ts'
import styles from './Send.module.css'
import { Summary } from './summary/Summary.tsx'
import { useLinkedDraft } from './useLinkedDraft.ts'
import { sendWords } from './words.ts'

/** The draft of an account beside what it comes to. */
export function Composer() {
  const { chain, address } = useAccount()
  const state = useDraft({ chainId: chain.id, address })
  const { damage, startAnew } = state
  if (damage !== null) return <DamagedDraft text={damage} onStartAnew={startAnew} />
  return <Writing {...state} />
}

function Writing({ draft, dispatch, isLost }: DraftState) {
  const say = useWords(sendWords)
  const { late, fetchReader } = useLateReaders(draft)
  const read = useDraftRead(draft, late)
  const [isAdding, startAdding] = useTransition()
  const fetchItem = (kind: ItemKind) => Promise.allSettled([fetchFields(kind), fetchReader(kind)])
  /** With all that it needs: fields that came later would move the next button away under a press. */
  const add = (kind: ItemKind) =>
    startAdding(async () => {
      await fetchItem(kind)
      startTransition(() => dispatch({ type: 'added', kind }))
    })
  useLinkedDraft(draft, dispatch)
  /** How often the visitor wanted to send what is not right yet. */
  const [tries, setTries] = useState(0)
  useEffect(() => {
    if (tries > 0) document.querySelector<HTMLElement>('main [aria-invalid="true"]')?.focus()
  }, [tries])
  return (
    <TriedContext value={tries > 0}>
      <div className={styles.columns}>
        {/* What is proposed in part is not changed any more. */}
        <fieldset className={styles.items} disabled={draft.done > 0}>
          <legend className="visually-hidden">{say('title')}</legend>
          <ItemList draft={draft} read={read} dispatch={dispatch} />
          <AddItem count={draft.items.length} busy={isAdding} onAdd={add} onAim={fetchItem} />
        </fieldset>
        <div className={styles.aside}>
          <Summary {...{ draft, read, dispatch }} onTried={() => setTries((count) => count + 1)} />
          <DraftNote
            {...{ draft, isLost, dispatch }}
            onDiscard={() => {
              setTries(0)
              dispatch({ type: 'cleared' })
            }}
          />
        </div>
      </div>
    </TriedContext>
  )
}
