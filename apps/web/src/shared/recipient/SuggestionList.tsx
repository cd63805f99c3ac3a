import { visibleText } from '@countersign/judge'
import { Avatar } from '@countersign/kit'
import { Fragment } from 'react'
import { AddressDigits } from '../ui/values/AddressDigits.tsx'
import { useWords } from '../words/useWords.ts'
import styles from './Recipient.module.css'
import type { Suggestion } from './suggestRecipients.ts'
import { recipientWords } from './words.ts'

type SuggestionListProps = {
  suggestions: readonly Suggestion[]
  isShown: boolean
  listId: string
  active: number
  optionId: (index: number) => string
  choose: (index: number) => void
}

/** Those who may be meant, by why they are known. The field keeps the focus. */
export function SuggestionList(props: SuggestionListProps) {
  const { suggestions, isShown, listId, active, optionId, choose } = props
  const say = useWords(recipientWords)
  return (
    <div
      id={listId}
      role="listbox"
      aria-label={say('to.results')}
      className={styles.list}
      hidden={!isShown}
    >
      {suggestions.map(({ address, name, group }, index) => (
        <Fragment key={address}>
          {suggestions[index - 1]?.group !== group && (
            <div role="presentation" className={styles.group}>
              {say(`group.${group}`)}
            </div>
          )}
          <div
            id={optionId(index)}
            role="option"
            aria-selected={index === active}
            tabIndex={-1}
            className={styles.option}
            ref={(element) => {
              if (index === active) element?.scrollIntoView({ block: 'nearest' })
            }}
            // Before the field loses the focus, and with it the list.
            onPointerDown={(event) => {
              event.preventDefault()
              choose(index)
            }}
          >
            <Avatar address={address} size={24} />
            {name && <bdi className={styles.name}>{visibleText(name).text}</bdi>}
            <AddressDigits address={address} />
          </div>
        </Fragment>
      ))}
    </div>
  )
}
