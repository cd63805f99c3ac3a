import { useCallback, useState } from 'react'
import { saveFile } from '../../shared/format/saveFile.ts'
import type { Contact } from '../../shared/local/createMemory.ts'
import { Button } from '../../shared/ui/forms/Button.tsx'
import { SearchField } from '../../shared/ui/forms/SearchField.tsx'
import { Empty } from '../../shared/ui/sections/Empty.tsx'
import { PageHeading } from '../../shared/ui/sections/PageHeading.tsx'
import { useWords } from '../../shared/words/useWords.ts'
import { ContactForm } from './ContactForm.tsx'
import styles from './ContactsPage.module.css'
import { ContactTable } from './ContactTable.tsx'
import { Damaged } from './Damaged.tsx'
import { filterContacts } from './filterContacts.ts'
import { formatContacts } from './formatContacts.ts'
import { FromHost } from './host/FromHost.tsx'
import { ImportContacts } from './ImportContacts.tsx'
import { useContacts } from './useContacts.ts'
import { contactsWords } from './words.ts'

type Opened = { dialog: 'form'; contact: Contact | null } | { dialog: 'import' } | null
type Notice = { text: string; undo?: Contact[] } | null

/** The people and contracts a visitor knows: what every other address is compared with. */
export function ContactsPage() {
  const say = useWords(contactsWords)
  const { contacts, save, isLost, damage, settle } = useContacts()
  const [text, setText] = useState('')
  const [opened, setOpened] = useState<Opened>(null)
  const [notice, setNotice] = useState<Notice>(null)
  const close = useCallback(() => setOpened(null), [])
  const finish = (next: Contact[], told: Notice) => {
    save(next)
    setNotice(told)
    close()
  }
  const remove = (contact: Contact) =>
    finish(
      contacts.filter((each) => each !== contact),
      { text: say('deleted', { name: contact.name }), undo: [...contacts] },
    )
  const edit = (contact: Contact) => setOpened({ dialog: 'form', contact })
  const found = filterContacts(contacts, text)
  return (
    <>
      <PageHeading title={say('title')} />
      <p className={styles.text}>{say('what')}</p>
      {damage && <Damaged damage={damage} onSettle={settle} />}
      {!(damage && !damage.isAside) && (
        <div className={styles.bar}>
          <SearchField label={say('search')} text={text} onText={setText} />
          <Button look="primary" onClick={() => setOpened({ dialog: 'form', contact: null })}>
            {say('add')}
          </Button>
          <Button onClick={() => setOpened({ dialog: 'import' })}>{say('import')}</Button>
          <FromHost
            contacts={contacts}
            onImport={(next, count) => finish(next, { text: say('imported', { count }) })}
          />
          {contacts.length > 0 && (
            <Button onClick={() => saveFile('contacts.csv', formatContacts(contacts), 'text/csv')}>
              {say('export')}
            </Button>
          )}
        </div>
      )}
      <div role="status" className={styles.notice}>
        {isLost && <p className={styles.lost}>{say('lost')}</p>}
        {notice?.text}
        {notice?.undo && (
          <Button look="quiet" onClick={() => finish(notice.undo ?? [], null)}>
            {say('undo')}
          </Button>
        )}
      </div>
      <section className={styles.table} aria-label={say('title')}>
        {found.length > 0 && <ContactTable contacts={found} onEdit={edit} onDelete={remove} />}
        {found.length === 0 && <Empty>{say(contacts.length === 0 ? 'none' : 'noneFound')}</Empty>}
      </section>
      {opened?.dialog === 'form' && (
        <ContactForm
          contact={opened.contact}
          contacts={contacts}
          onClose={close}
          onSave={(next) =>
            finish([...contacts.filter((each) => each !== opened.contact), next], {
              text: say('saved', { name: next.name }),
            })
          }
        />
      )}
      {opened?.dialog === 'import' && (
        <ImportContacts
          contacts={contacts}
          onClose={close}
          onImport={(next, count) => finish(next, { text: say('imported', { count }) })}
        />
      )}
    </>
  )
}
