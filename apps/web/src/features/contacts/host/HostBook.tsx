import type { FrameContact } from '@countersign/core/frame'
import { visibleText } from '@countersign/judge'
import { useMemo, useState } from 'react'
import { nameWords } from '../../../shared/safety/nameWords.ts'
import { Button } from '../../../shared/ui/forms/Button.tsx'
import { Tag } from '../../../shared/ui/signs/Tag.tsx'
import { AddressDigits } from '../../../shared/ui/values/AddressDigits.tsx'
import { useWords } from '../../../shared/words/useWords.ts'
import { applyImport } from '../applyImport.ts'
import styles from '../ContactsPage.module.css'
import { MOST_CONTACTS } from '../mostContacts.ts'
import type { FromHostProps } from './fromHostProps.ts'
import { type BookEntry, planBook } from './planBook.ts'
import { hostImportWords } from './words.ts'

/** As many as somebody would look through. */
const MOST_SHOWN = 200

type HostBookProps = FromHostProps & { book: readonly FrameContact[]; onClose: () => void }

/** A host's address book beside one's own: what is new, and what needs a decision. */
export function HostBook({ book, contacts, onImport, onClose }: HostBookProps) {
  const say = useWords(hostImportWords)
  const [takeNames, setTakeNames] = useState(false)
  const [takeLookAlikes, setTakeLookAlikes] = useState(false)
  const [takeOddNames, setTakeOddNames] = useState(false)
  const planned = useMemo(() => planBook(contacts, book), [contacts, book])
  const { plan, entries, unusable } = planned
  const next = useMemo(
    () => applyImport(contacts, plan, { takeNames, takeLookAlikes, takeOddNames }),
    [contacts, plan, takeNames, takeLookAlikes, takeOddNames],
  )
  const added = next.length - contacts.length
  const isTooMany = planned.isTooMany || next.length > MOST_CONTACTS
  const isChange = added > 0 || (takeNames && plan.renamed.length > 0)
  const hidden = entries.length - MOST_SHOWN
  return (
    <>
      <div className={styles.finding}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long list scrolls, so the keyboard must reach it */}
        <ul tabIndex={0} aria-label={say('list')}>
          {entries.slice(0, MOST_SHOWN).map((entry) => (
            <li key={entry.line}>
              <b>
                <bdi>{visibleText(entry.contact.name).text}</bdi>
              </b>{' '}
              <Standing entry={entry} />
              <br />
              <AddressDigits address={entry.contact.address} full />
            </li>
          ))}
        </ul>
      </div>
      {hidden > 0 && <p className={styles.counts}>{say('more', { count: hidden })}</p>}
      {unusable > 0 && <p className={styles.counts}>{say('unusable', { count: unusable })}</p>}
      {plan.renamed.length > 0 && (
        <label className={styles.choice}>
          <input type="checkbox" checked={takeNames} onChange={() => setTakeNames(!takeNames)} />
          {say('takeNames')}
        </label>
      )}
      {plan.lookAlikes.length > 0 && (
        <label className={styles.choice}>
          <input
            type="checkbox"
            checked={takeLookAlikes}
            onChange={() => setTakeLookAlikes(!takeLookAlikes)}
          />
          {say('takeLookAlikes')}
        </label>
      )}
      {plan.oddNames.length > 0 && (
        <label className={styles.choice}>
          <input
            type="checkbox"
            checked={takeOddNames}
            onChange={() => setTakeOddNames(!takeOddNames)}
          />
          {say('takeOddNames')}
        </label>
      )}
      {isTooMany && <p role="alert">{say('tooMany', { most: MOST_CONTACTS })}</p>}
      {isChange && !isTooMany ? (
        <Button look="primary" onClick={() => onImport(next, added)}>
          {added > 0 ? say('do', { count: added }) : say('do.names')}
        </Button>
      ) : (
        <Button onClick={onClose}>{say('nothing')}</Button>
      )}
    </>
  )
}

function Standing({ entry }: { entry: BookEntry }) {
  const say = useWords(hostImportWords)
  const sayName = useWords(nameWords)
  switch (entry.standing) {
    case 'added':
      return <Tag tone="good">{say('added')}</Tag>
    case 'same':
      return <Tag>{say('same')}</Tag>
    case 'renamed':
      return <Tag tone="warn">{say('renamed', { before: entry.before })}</Tag>
    case 'oddName':
      return (
        <Tag tone="danger" icon="warning">
          {sayName(`name.${entry.fault}`)}
        </Tag>
      )
    case 'lookAlike':
      return (
        <Tag tone="danger" icon="warning">
          {say('lookAlike', { name: entry.of.name })}
        </Tag>
      )
  }
}
