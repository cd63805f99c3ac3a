import { saveFile } from '../../shared/format/saveFile.ts'
import type { Contact } from '../../shared/local/createMemory.ts'
import { Button } from '../../shared/ui/forms/Button.tsx'
import { Icon } from '../../shared/ui/signs/Icon.tsx'
import { useWords } from '../../shared/words/useWords.ts'
import styles from './ContactsPage.module.css'
import type { Contacts } from './useContacts.ts'
import { contactsWords } from './words.ts'

type DamagedProps = {
  damage: NonNullable<Contacts['damage']>
  onSettle: (taken: Contact[]) => void
}

/** What is kept cannot be read: nothing is thrown away before the visitor has had it as a file. */
export function Damaged({ damage: { text, readable, isAside }, onSettle }: DamagedProps) {
  const say = useWords(contactsWords)
  return (
    <div className={styles.damaged} role="alert">
      <p>
        <Icon name="warning" /> {say(isAside ? 'damaged.kept' : 'damaged')}
      </p>
      <div className={styles.bar}>
        <Button onClick={() => saveFile('contacts-damaged.txt', text, 'text/plain')}>
          {say('damaged.download')}
        </Button>
        <Button onClick={() => onSettle(readable)}>
          {readable.length > 0
            ? say('damaged.recover', { count: readable.length })
            : say(isAside ? 'damaged.forget' : 'damaged.restart')}
        </Button>
      </div>
    </div>
  )
}
