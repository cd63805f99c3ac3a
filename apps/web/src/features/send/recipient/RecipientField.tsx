import { useAccount } from '../../../shared/account/AccountContext.ts'
import { Field } from '../../../shared/ui/forms/Field.tsx'
import { useWords } from '../../../shared/words/useWords.ts'
import { useFaultText } from '../items/useFaultText.ts'
import type { RecipientRead } from '../read/readRecipient.ts'
import { sendWords } from '../words.ts'
import styles from './Recipient.module.css'
import { RecipientNote } from './RecipientNote.tsx'
import { SuggestionList } from './SuggestionList.tsx'
import { suggestRecipients } from './suggestRecipients.ts'
import { useCombobox } from './useCombobox.ts'
import { useSuggestions } from './useSuggestions.ts'

type RecipientFieldProps = {
  label: string
  text: string
  recipient: RecipientRead
  onText: (text: string) => void
}

/** Addresses from left to right; names as they are written, and the placeholder as the page is. */
const dirOf = (text: string) => (text === '' ? undefined : /^[^\s]*0x/i.test(text) ? 'ltr' : 'auto')

/** Who gets it: typed, pasted, or chosen among those whom the visitor knows. */
export function RecipientField({ label, text, recipient, onText }: RecipientFieldProps) {
  const say = useWords(sendWords)
  const { address } = useAccount()
  const found = suggestRecipients(text, useSuggestions(), address)
  const faultText = useFaultText()
  const combobox = useCombobox({
    count: found.length,
    onChoose: (index) => onText(found[index]?.address ?? text),
  })
  const { isShown, listId, active, optionId, choose, reopen } = combobox
  return (
    <div className={styles.recipient}>
      <Field
        label={label}
        hint={recipient.status === 'found' && <RecipientNote address={recipient.address} />}
        fault={recipient.status === 'fault' && faultText(recipient.fault)}
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
