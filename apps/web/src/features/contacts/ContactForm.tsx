import { findLookAlike } from '@countersign/judge'
import { formatAddress } from '@countersign/kit'
import { type FormEvent, useMemo, useState } from 'react'
import { zeroAddress } from 'viem'
import { useApp } from '../../shared/AppContext.ts'
import { faultIn, findTwin, indexNames } from '../../shared/local/contactNames.ts'
import type { Contact } from '../../shared/local/createMemory.ts'
import { Button } from '../../shared/ui/forms/Button.tsx'
import { Field } from '../../shared/ui/forms/Field.tsx'
import { Modal } from '../../shared/ui/sections/Modal.tsx'
import { AddressText } from '../../shared/ui/values/AddressText.tsx'
import { useWords } from '../../shared/words/useWords.ts'
import styles from './ContactsPage.module.css'
import { LONGEST_NAME } from './parseContacts.ts'
import { sameContact } from './sameContact.ts'
import { type Target, useTarget } from './useTarget.ts'
import { contactsWords } from './words.ts'

type ContactFormProps = {
  /** The one to change; null for a new one. */
  contact: Contact | null
  contacts: readonly Contact[]
  onSave: (contact: Contact) => void
  onClose: () => void
}

/** Adds a contact, or changes one. An address that looks like a known one needs a second look. */
export function ContactForm({ contact, contacts, onSave, onClose }: ContactFormProps) {
  const say = useWords(contactsWords)
  const [name, setName] = useState(contact?.name ?? '')
  const [text, setText] = useState<string>(contact?.address ?? '')
  const [chainId, setChainId] = useState(contact?.chainId ?? null)
  const [isCompared, setCompared] = useState(false)
  const [isTried, setTried] = useState(false)
  const target = useTarget(text, chainId)
  const others = useMemo(() => contacts.filter((each) => each !== contact), [contacts, contact])
  const next = target.status === 'found' ? { address: target.address, chainId } : null
  const twin = next && others.find((each) => sameContact(each, next))
  const imitated = next && findContactLike(next.address, others)
  const called = { address: next?.address ?? zeroAddress, name: name.trim(), chainId }
  const names = useMemo(() => indexNames(others), [others])
  const nameFault = called.name === '' ? null : faultIn(names, called)
  const isFine = called.name !== '' && !nameFault && next && !twin && (!imitated || isCompared)
  const save = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (isFine) onSave({ ...next, name: called.name })
  }
  return (
    <Modal title={say(contact ? 'edit.title' : 'add.title')} onClose={onClose}>
      <form className={styles.form} onSubmit={save} noValidate>
        <Field
          label={say('name')}
          fault={
            nameFault
              ? say(`fault.${nameFault}`, { name: findTwin(names, called)?.name ?? '' })
              : isTried && called.name === '' && say('fault.noName')
          }
        >
          {(props) => (
            <input
              {...props}
              value={name}
              maxLength={LONGEST_NAME}
              autoComplete="off"
              onChange={({ target: { value } }) => setName(value)}
            />
          )}
        </Field>
        <Field
          label={say('address')}
          hint={say('address.hint')}
          fault={twin ? say('fault.duplicate', { name: twin.name }) : faultOf(target, isTried, say)}
        >
          {(props) => (
            <input
              {...props}
              dir="ltr"
              value={text}
              autoComplete="off"
              spellCheck={false}
              onChange={({ target: { value } }) => setText(value)}
            />
          )}
        </Field>
        <div role="status" className={styles.found}>
          {target.status === 'asking' && say('asking')}
          {target.status === 'found' && target.name && (
            <AddressText address={target.address} chainId={0} full copy={false} />
          )}
        </div>
        <ChainField chainId={chainId} onChange={setChainId} />
        {imitated && (
          <label className={styles.caution}>
            <input type="checkbox" checked={isCompared} onChange={() => setCompared(!isCompared)} />
            {say('lookAlike', { name: imitated.name, address: formatAddress(imitated.address) })}
          </label>
        )}
        <Button type="submit" look="primary">
          {say('save')}
        </Button>
      </form>
    </Modal>
  )
}

function ChainField(props: { chainId: number | null; onChange: (chainId: number | null) => void }) {
  const say = useWords(contactsWords)
  const { chains } = useApp().appConfig
  return (
    <Field label={say('network')}>
      {(control) => (
        <select
          {...control}
          value={props.chainId ?? ''}
          onChange={({ target: { value } }) => props.onChange(value === '' ? null : Number(value))}
        >
          <option value="">{say('everywhere')}</option>
          {chains.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}

function findContactLike(address: Contact['address'], contacts: readonly Contact[]) {
  const found = findLookAlike(
    address,
    contacts.map((each) => each.address),
  )
  return contacts.find((each) => each.address === found)
}

type Say = ReturnType<typeof useWords<typeof contactsWords.english>>

/** Typing is not reproached: what is merely unfinished is a fault only once it is to be saved. */
function faultOf({ status }: Target, isTried: boolean, say: Say): string | null {
  if (status === 'found' || status === 'asking') return null
  if (status === 'empty' || status === 'bad') return isTried ? say('fault.noAddress') : null
  return say(`fault.${status}`)
}
