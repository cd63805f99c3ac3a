import { type Dispatch, useState } from 'react'
import { useWords } from '../../../shared/words/useWords.ts'
import type { Draft, Item } from '../draft/draft.ts'
import type { DraftEvent } from '../draft/draftReducer.ts'
import type { DraftRead } from '../read/readDraft.ts'
import { sendWords } from '../words.ts'
import { ItemFields } from './ItemFields.tsx'
import { ItemFrame } from './ItemFrame.tsx'
import styles from './Items.module.css'
import { useReorder } from './useReorder.ts'

type ItemListProps = { draft: Draft; read: DraftRead; dispatch: Dispatch<DraftEvent> }

/** All that is to be sent, in its order. Alone, an item needs no number and no handle. */
export function ItemList({ draft: { items }, read, dispatch }: ItemListProps) {
  const say = useWords(sendWords)
  const [notice, setNotice] = useState('')
  const titleOf = (item: Item, number: number) =>
    say('item.title', { kind: say(`kind.${item.kind}`), number })
  const { list, dragged, handleOf } = useReorder({
    ids: items.map(({ id }) => id),
    onMove: (id, to) => {
      const from = items.findIndex((item) => item.id === id)
      const item = items[from]
      dispatch({ type: 'moved', id, to })
      const values = { number: to + 1, count: items.length }
      if (item) setNotice(say('item.moved', { ...values, title: titleOf(item, from + 1) }))
    },
  })
  return (
    <>
      <ol ref={list} className={styles.list}>
        {items.map((item, index) => {
          const found = read.items[index]
          const title = items.length > 1 ? titleOf(item, index + 1) : say(`kind.${item.kind}`)
          return (
            <li key={item.id} data-dragged={item.id === dragged}>
              <ItemFrame
                title={title}
                isAlone={items.length === 1 && item.kind === 'payment'}
                handle={
                  items.length > 1
                    ? { ...handleOf(item.id), number: index + 1, count: items.length }
                    : null
                }
                onRemove={() => {
                  dispatch({ type: 'removed', id: item.id })
                  setNotice(say('item.removed', { title }))
                }}
              >
                {found && (
                  <ItemFields
                    {...{ item, found, read }}
                    onChange={(change) => dispatch({ type: 'changed', id: item.id, change })}
                  />
                )}
              </ItemFrame>
            </li>
          )
        })}
      </ol>
      <p className="visually-hidden" role="status">
        {notice}
      </p>
    </>
  )
}
