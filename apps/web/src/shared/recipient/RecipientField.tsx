import { useContext } from 'react'
import { Field } from '../ui/forms/Field.tsx'
import { TriedContext } from '../ui/forms/TriedContext.ts'
import { useWords } from '../words/useWords.ts'
import styles from './Recipient.module.css'
import { RecipientNote } from './RecipientNote.tsx'
import type { RecipientRead, Seeker } from './readRecipient.ts'
import { SuggestionList } from './SuggestionList.tsx'
import { suggestRecipients } from './suggestRecipients.ts'
import { useCombobox } from './useCombobox.ts'
import { useSuggestions } from './useSuggestions.ts'
import { recipientWords } from './words.ts'

type RecipientFieldProps = {
  account: Seeker
  label: string
  text: string
  recipient: RecipientRead
  onText: (text: string) => void
}

/** Addresses from left to right; names as they are written, and the placeholder as the page is. */
const dirOf = (text: string) => (text === '' ? undefined : /^[^\s]*0x/i.test(text) ? 'ltr' : 'auto')

/** Who gets it: typed, pasted, or chosen among those whom the visitor knows. */
export function RecipientField(props: RecipientFieldProps) {
  const { account, label, text, recipient, onText } = props
  const say = useWords(recipientWords)
  const found = suggestRecipients(text, useSuggestions(account.chain.id), account.address)
  const isTried = useContext(TriedContext)
  const fault = recipient.status === 'fault' ? recipient.fault : null
  const combobox = useCombobox({
    count: found.length,
    onChoose: (index) => onText(found[index]?.address ?? text),
  })
  const { isShown, listId, active, optionId, choose, reopen } = combobox
  return (
    <div className={styles.recipient}>
      <Field
        label={label}
        hint={
          recipient.status === 'found' && (
            <RecipientNote address={recipient.address} chainId={account.chain.id} />
          )
        }
        fault={fault && (isTried || !fault.isUnfinished) && say(fault.word, fault.values)}
      >
        {(control) => (
          <span className={styles.control}>
            <input
              {...control}
              {...combobox.input}
              dir={dirOf(text)}
              placeholder={say('to.placeholder')}
              value={text}
              onChange={({ target }) => {
                onText(target.value)
                reopen()
              }}
            />
            <SuggestionList
              {...{ isShown, listId, active, optionId, choose }}
              suggestions={found}
            />
          </span>
        )}
      </Field>
      <span className="visually-hidden" role="status">
        {isShown && say('to.count', { count: found.length })}
        {recipient.status === 'asking' && say('to.asking')}
      </span>
    </div>
  )
}
