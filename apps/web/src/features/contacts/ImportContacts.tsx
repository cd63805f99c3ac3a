import { type ChangeEvent, useMemo, useState } from 'react'
import { useApp } from '../../shared/AppContext.ts'
import type { Contact } from '../../shared/local/createMemory.ts'
import { Button } from '../../shared/ui/forms/Button.tsx'
import { Field } from '../../shared/ui/forms/Field.tsx'
import { Modal } from '../../shared/ui/sections/Modal.tsx'
import { Tag } from '../../shared/ui/signs/Tag.tsx'
import { useWords } from '../../shared/words/useWords.ts'
import { applyImport } from './applyImport.ts'
import styles from './ContactsPage.module.css'
import { FileFindings } from './FileFindings.tsx'
import { MOST_CONTACTS } from './mostContacts.ts'
import { type ContactsFile, parseContacts } from './parseContacts.ts'
import { planImport } from './planImport.ts'
import { contactsWords } from './words.ts'

/** Two megabytes are some twenty thousand contacts: twice what is kept. */
const LARGEST_FILE = 2_000_000

type ImportContactsProps = {
  contacts: readonly Contact[]
  onImport: (next: Contact[], added: number) => void
  onClose: () => void
}

/** Brings in contacts from a file: what it would change is shown first. */
export function ImportContacts({ contacts, onImport, onClose }: ImportContactsProps) {
  const say = useWords(contactsWords)
  const { chains } = useApp().appConfig
  const [file, setFile] = useState<ContactsFile | 'tooLarge' | 'tooMany' | null>(null)
  const [takeNames, setTakeNames] = useState(false)
  const [takeLookAlikes, setTakeLookAlikes] = useState(false)
  const [takeOddNames, setTakeOddNames] = useState(false)
  const read = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = target.files ?? []
    if (!chosen) return
    setFile(chosen.size > LARGEST_FILE ? 'tooLarge' : parseContacts(await chosen.text(), chains))
  }
  const isRead = typeof file === 'object' && file !== null
  const rows = isRead ? file.rows : null
  const plan = useMemo(() => rows && planImport(contacts, rows), [contacts, rows])
  const next = useMemo(
    () => plan && applyImport(contacts, plan, { takeNames, takeLookAlikes, takeOddNames }),
    [contacts, plan, takeNames, takeLookAlikes, takeOddNames],
  )
  const added = (next?.length ?? 0) - contacts.length
  const isTooMany = file === 'tooMany' || (next !== null && next.length > MOST_CONTACTS)
  const isChange = added > 0 || (takeNames && (plan?.renamed.length ?? 0) > 0)
  return (
    <Modal title={say('import.title')} onClose={onClose}>
      <div className={styles.form}>
        <Field
          label={say('import.file')}
          hint={say('import.hint')}
          fault={
            (file === 'tooLarge' && say('import.tooLarge')) ||
            (isTooMany && say('import.tooMany', { most: MOST_CONTACTS }))
          }
        >
          {(props) => <input {...props} type="file" accept=".csv,text/csv" onChange={read} />}
        </Field>
        {isRead && plan && (
          <>
            <p role="status" className={styles.counts}>
              <Tag tone="good">{say('import.added', { count: plan.added.length })}</Tag>
              <Tag>{say('import.same', { count: plan.same.length })}</Tag>
            </p>
            <FileFindings
              faults={file.faults}
              plan={plan}
              choices={{
                ...{ takeNames, setTakeNames, takeLookAlikes, setTakeLookAlikes },
                ...{ takeOddNames, setTakeOddNames },
              }}
            />
            {isChange && !isTooMany ? (
              <Button look="primary" onClick={() => next && onImport(next, added)}>
                {say('import.do', { count: added })}
              </Button>
            ) : (
              <Button onClick={onClose}>{say('import.nothing')}</Button>
            )}
          </>
        )}
      </div>
    </Modal>
  )
}
