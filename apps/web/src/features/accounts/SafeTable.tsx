import { Link } from '@tanstack/react-router'
import { useMemo } from 'react'
import { type Address, isAddressEqual } from 'viem'
import { Tag } from '../../shared/ui/signs/Tag.tsx'
import { type Column, DataTable } from '../../shared/ui/tables/DataTable.tsx'
import { AddressText } from '../../shared/ui/values/AddressText.tsx'
import { useWords } from '../../shared/words/useWords.ts'
import styles from './AccountsPage.module.css'
import type { OwnedSafe } from './ownedSafe.ts'
import { PinButton } from './PinButton.tsx'
import { accountsWords } from './words.ts'

type SafeTableProps = { caption: string; safes: readonly OwnedSafe[]; owner: Address }

/** The Safes of one chain. */
export function SafeTable({ caption, safes, owner }: SafeTableProps) {
  const say = useWords(accountsWords)
  const columns = useMemo(
    (): Column<OwnedSafe>[] => [
      { key: 'safe', title: say('column.safe'), cell: (safe) => <SafeLink safe={safe} /> },
      {
        key: 'signers',
        title: say('column.signers'),
        cell: (safe) => <Signers safe={safe} owner={owner} />,
      },
      {
        key: 'version',
        title: say('column.version'),
        cell: ({ onChain, isUnread }) => onChain?.version ?? (isUnread ? say('unread') : '…'),
      },
      {
        key: 'waiting',
        title: say('column.waiting'),
        align: 'end',
        cell: ({ waiting, isUnasked }) => waiting?.length ?? (isUnasked ? say('unread') : '…'),
        sortBy: ({ waiting }) => waiting?.length ?? 0,
      },
      {
        key: 'standing',
        title: say('column.standing'),
        align: 'end',
        cell: (safe) => <PinButton safe={safe} />,
      },
    ],
    [say, owner],
  )
  return (
    <DataTable
      caption={caption}
      rows={safes}
      rowKey={({ account }) => account.path}
      columns={columns}
      item={(safe) => (
        <>
          <div className={styles.line}>
            <SafeLink safe={safe} />
            <Signers safe={safe} owner={owner} />
          </div>
          <div className={styles.line}>
            <PinButton safe={safe} />
            {safe.waiting && safe.waiting.length > 0 && (
              <span className={styles.waiting}>
                {say('waiting', { count: safe.waiting.length })}
              </span>
            )}
          </div>
        </>
      )}
    />
  )
}

function SafeLink({ safe: { account } }: { safe: OwnedSafe }) {
  return (
    <Link to="/$account" params={{ account: account.path }} className={styles.safe}>
      <AddressText address={account.address} chainId={account.chain.id} avatar copy={false} />
    </Link>
  )
}

/** How many sign, by the chain; and whether it confirms what the gateway claims. */
function Signers({ safe: { onChain, isUnread }, owner }: { safe: OwnedSafe; owner: Address }) {
  const say = useWords(accountsWords)
  if (!onChain) return <span>{isUnread ? say('unread') : '…'}</span>
  if (!onChain.owners.some((each) => isAddressEqual(each, owner))) {
    return (
      <Tag tone="danger" icon="warning">
        {say('noOwner')}
      </Tag>
    )
  }
  return (
    <span className={styles.signers}>
      {say('signers', { threshold: onChain.threshold, owners: onChain.owners.length })}
    </span>
  )
}
