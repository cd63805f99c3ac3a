import { visibleText } from '@countersign/judge'
import { Avatar } from '@countersign/kit'
import { Link } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useEnsName } from 'wagmi'
import { useApp } from '../../shared/AppContext.ts'
import { faultOf } from '../../shared/local/contactNames.ts'
import type { Contact } from '../../shared/local/createMemory.ts'
import { useStore } from '../../shared/local/useStore.ts'
import { nameWords } from '../../shared/safety/nameWords.ts'
import { Button } from '../../shared/ui/forms/Button.tsx'
import { CopyButton } from '../../shared/ui/forms/CopyButton.tsx'
import { Tag } from '../../shared/ui/signs/Tag.tsx'
import { type Column, DataTable } from '../../shared/ui/tables/DataTable.tsx'
import { AddressDigits } from '../../shared/ui/values/AddressDigits.tsx'
import { ClaimedName } from '../../shared/ui/values/ClaimedName.tsx'
import { useWords } from '../../shared/words/useWords.ts'
import styles from './ContactsPage.module.css'
import { PayContact } from './PayContact.tsx'
import { contactsWords } from './words.ts'

/** Names change hands: an answer is good for a few blocks. */
const ONE_MINUTE = 60_000

type ContactTableProps = {
  contacts: readonly Contact[]
  onEdit: (contact: Contact) => void
  onDelete: (contact: Contact) => void
}

/** The contacts, each with its whole address: they are what others are compared with. */
export function ContactTable({ contacts, onEdit, onDelete }: ContactTableProps) {
  const say = useWords(contactsWords)
  const columns = useMemo(
    (): Column<Contact>[] => [
      {
        key: 'contact',
        title: say('column.contact'),
        cell: (contact) => <Known contact={contact} />,
        sortBy: ({ name }) => name,
      },
      {
        key: 'address',
        title: say('address'),
        cell: (contact) => <Digits contact={contact} full />,
      },
      {
        key: 'service',
        title: say('column.service'),
        cell: (contact) => <PublicName contact={contact} />,
      },
      { key: 'network', title: say('network'), cell: (contact) => <Where contact={contact} /> },
      {
        key: 'actions',
        title: say('column.actions'),
        align: 'end',
        cell: (contact) => <Actions {...{ contact, onEdit, onDelete }} />,
      },
    ],
    [say, onEdit, onDelete],
  )
  return (
    <DataTable
      caption={say('title')}
      rows={contacts}
      rowKey={({ address, chainId }) => `${chainId}-${address}`}
      columns={columns}
      item={(contact) => (
        <>
          <div className={styles.line}>
            <Known contact={contact} />
            <Digits contact={contact} />
          </div>
          <div className={styles.line}>
            <span className={styles.quiet}>
              <Where contact={contact} />
            </span>
            <Actions {...{ contact, onEdit, onDelete }} />
          </div>
        </>
      )}
    />
  )
}

type ContactProps = { contact: Contact }

/** The name the visitor gave; it leads to the account where there is one to look at. */
function Known({ contact }: ContactProps) {
  const sayName = useWords(nameWords)
  const { address, name, chainId } = contact
  const { appConfig, memory } = useApp()
  const { chains } = appConfig
  // Among all of them: one that a search leaves out is a twin, too.
  const fault = faultOf(contact, useStore(memory.contacts))
  const chain = chainId === null ? chains[0] : chains.find(({ id }) => id === chainId)
  const known = (
    <>
      <Avatar address={address} size={24} /> <bdi>{visibleText(name).text}</bdi>
      {fault && <Tag tone="warn">{sayName(`name.${fault}`)}</Tag>}
    </>
  )
  if (!chain) return <span className={styles.known}>{known}</span>
  return (
    <Link
      to="/$account"
      params={{ account: `${chain.shortName}:${address}` }}
      className={styles.known}
    >
      {known}
    </Link>
  )
}

function Digits({ contact: { address, name }, full }: ContactProps & { full?: boolean }) {
  return (
    <span className={styles.digits}>
      <AddressDigits address={address} full={full} />
      <CopyButton text={address} what={name} />
    </span>
  )
}

/** What a service for names calls the address: everybody may read it, and its owner chose it. */
function PublicName({ contact: { address } }: ContactProps) {
  const { chains } = useApp().appConfig
  const service = chains.find(({ contracts }) => contracts?.ensUniversalResolver)
  const { data } = useEnsName({
    address,
    chainId: service?.id,
    query: {
      enabled: service !== undefined,
      staleTime: ONE_MINUTE,
      gcTime: ONE_MINUTE,
      meta: { private: true },
    },
  })
  return <ClaimedName address={address} name={data} />
}

function Where({ contact: { chainId } }: ContactProps) {
  const say = useWords(contactsWords)
  const { chains } = useApp().appConfig
  if (chainId === null) return say('everywhere')
  return chains.find(({ id }) => id === chainId)?.name ?? say('otherNetwork', { id: chainId })
}

function Actions({
  contact,
  onEdit,
  onDelete,
}: ContactProps & Omit<ContactTableProps, 'contacts'>) {
  const say = useWords(contactsWords)
  const { name } = contact
  return (
    <span className={styles.actions}>
      <PayContact contact={contact} />
      <Button look="quiet" aria-label={say('edit.name', { name })} onClick={() => onEdit(contact)}>
        {say('edit')}
      </Button>
      <Button
        look="quiet"
        aria-label={say('delete.name', { name })}
        onClick={() => onDelete(contact)}
      >
        {say('delete')}
      </Button>
    </span>
  )
}
