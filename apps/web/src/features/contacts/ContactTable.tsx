import { Link } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useEnsName } from 'wagmi'
import { useApp } from '../../shared/AppContext.ts'
import type { Contact } from '../../shared/local/createMemory.ts'
import { AddressText } from '../../shared/ui/AddressText.tsx'
import { Button } from '../../shared/ui/Button.tsx'
import { type Column, DataTable } from '../../shared/ui/DataTable.tsx'
import { useWords } from '../../shared/words/useWords.ts'
import styles from './ContactsPage.module.css'
import { contactsWords } from './words.ts'

const ONE_DAY = 86_400_000

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
          <Known contact={contact} />
          <div className={styles.line}>
            <span className={styles.quiet}>
              <Where contact={contact} /> <PublicName contact={contact} />
            </span>
            <Actions {...{ contact, onEdit, onDelete }} />
          </div>
        </>
      )}
    />
  )
}

type ContactProps = { contact: Contact }

function Known({ contact: { address, chainId } }: ContactProps) {
  // No chain has the number 0: it finds the name for all of them.
  return <AddressText address={address} chainId={chainId ?? 0} full avatar />
}

/** What a service for names calls the address: everybody may read it, and its owner chose it. */
function PublicName({ contact: { address } }: ContactProps) {
  const { chains } = useApp().settings
  const service = chains.find(({ contracts }) => contracts?.ensUniversalResolver)
  const { data } = useEnsName({
    address,
    chainId: service?.id,
    query: { enabled: service !== undefined, staleTime: ONE_DAY },
  })
  return data ? <bdi>{data}</bdi> : null
}

function Where({ contact: { chainId } }: ContactProps) {
  const say = useWords(contactsWords)
  const { chains } = useApp().settings
  if (chainId === null) return say('everywhere')
  return chains.find(({ id }) => id === chainId)?.name ?? say('otherNetwork', { id: chainId })
}

function Actions({
  contact,
  onEdit,
  onDelete,
}: ContactProps & Omit<ContactTableProps, 'contacts'>) {
  const say = useWords(contactsWords)
  const { chains } = useApp().settings
  const { name, address, chainId } = contact
  const chain = chainId === null ? chains[0] : chains.find(({ id }) => id === chainId)
  return (
    <span className={styles.actions}>
      {chain && (
        <Link
          to="/$account"
          params={{ account: `${chain.shortName}:${address}` }}
          aria-label={say('open.name', { name })}
        >
          {say('open')}
        </Link>
      )}
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
