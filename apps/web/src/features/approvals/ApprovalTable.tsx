import { formatAddress } from '@countersign/kit'
import { useAccount } from '../../shared/account/AccountContext.ts'
import { useContactName } from '../../shared/local/useContactName.ts'
import { Button } from '../../shared/ui/forms/Button.tsx'
import { type Column, DataTable } from '../../shared/ui/tables/DataTable.tsx'
import { AddressText } from '../../shared/ui/values/AddressText.tsx'
import { useWords } from '../../shared/words/useWords.ts'
import { Allowed, Asset, Risk } from './ApprovalCells.tsx'
import styles from './ApprovalsPage.module.css'
import type { Approval } from './toApproval.ts'
import { approvalsWords } from './words.ts'

export type Choosing = {
  chosen: ReadonlySet<string>
  onChoose: (key: string) => void
  onRevoke: (approval: Approval) => void
  isOff: boolean
}

type ApprovalTableProps = Choosing & { caption: string; approvals: readonly Approval[] }

/** Rights, one in each row, to be taken back singly or together. */
export function ApprovalTable({ caption, approvals, ...choosing }: ApprovalTableProps) {
  const say = useWords(approvalsWords)
  const { chain } = useAccount()
  const spenderOf = ({ grant }: Approval) => (
    <AddressText address={grant.spender} chainId={chain.id} />
  )
  const columns: Column<Approval>[] = [
    {
      key: 'asset',
      title: say('column.asset'),
      cell: (approval) => (
        <span className={styles.chosen}>
          <Choose approval={approval} {...choosing} />
          <Asset approval={approval} />
        </span>
      ),
    },
    { key: 'spender', title: say('column.spender'), cell: spenderOf },
    {
      key: 'amount',
      title: say('column.amount'),
      align: 'end',
      cell: (approval) => <Allowed approval={approval} />,
    },
    {
      key: 'risk',
      title: say('column.risk'),
      align: 'end',
      cell: (approval) => <Risk approval={approval} />,
      sortBy: ({ worth }) => worth ?? 0,
    },
    {
      key: 'actions',
      title: say('column.actions'),
      align: 'end',
      cell: (approval) => <Revoke approval={approval} {...choosing} />,
    },
  ]
  return (
    <DataTable
      caption={caption}
      rows={approvals}
      rowKey={({ key }) => key}
      columns={columns}
      item={(approval) => (
        <div className={styles.line}>
          <span className={styles.chosen}>
            <Choose approval={approval} {...choosing} />
            <span className={styles.stackStart}>
              <Asset approval={approval} />
              {spenderOf(approval)}
            </span>
          </span>
          <span className={styles.stack}>
            <Allowed approval={approval} />
            <Revoke approval={approval} {...choosing} />
          </span>
        </div>
      )}
    />
  )
}

type RowProps = Choosing & { approval: Approval }

function Choose({ approval, chosen, onChoose, isOff }: RowProps) {
  const say = useWords(approvalsWords)
  return (
    <input
      type="checkbox"
      aria-label={say('choose', useNames(approval))}
      checked={chosen.has(approval.key)}
      disabled={isOff}
      onChange={() => onChoose(approval.key)}
    />
  )
}

function Revoke({ approval, onRevoke, isOff }: RowProps) {
  const say = useWords(approvalsWords)
  return (
    <Button
      look="quiet"
      busy={isOff}
      aria-label={say('revoke.one', useNames(approval))}
      onClick={() => onRevoke(approval)}
    >
      {say('revoke')}
    </Button>
  )
}

/** How a right is called for ears. */
function useNames({ token, grant }: Approval) {
  const { chain } = useAccount()
  const nameOf = useContactName(chain.id)
  return {
    asset: token?.symbol ?? formatAddress(grant.contract),
    spender: nameOf(grant.spender) ?? formatAddress(grant.spender),
  }
}
