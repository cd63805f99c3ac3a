import { Button } from '../../shared/ui/forms/Button.tsx'
import { type Column, DataTable } from '../../shared/ui/tables/DataTable.tsx'
import { useWords } from '../../shared/words/useWords.ts'
import { Allowed, Asset, Risk } from './ApprovalCells.tsx'
import styles from './ApprovalsPage.module.css'
import { Spender } from './Spender.tsx'
import type { Approval } from './toApproval.ts'
import { useNames } from './useNames.ts'
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
    {
      key: 'spender',
      title: say('column.spender'),
      cell: (approval) => <Spender approval={approval} />,
    },
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
          <Choose approval={approval} {...choosing} />
          <span className={styles.halves}>
            <Asset approval={approval} />
            <Allowed approval={approval} />
            <Spender approval={approval} />
            <span className={styles.stack}>
              <small className={styles.quiet}>{say('column.risk')}</small>
              <Risk approval={approval} />
            </span>
          </span>
          <Revoke approval={approval} {...choosing} />
        </div>
      )}
    />
  )
}

type RowProps = Choosing & { approval: Approval }

function Choose({ approval, chosen, onChoose }: RowProps) {
  const say = useWords(approvalsWords)
  return (
    <input
      type="checkbox"
      aria-label={say('choose', useNames()(approval))}
      checked={chosen.has(approval.key)}
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
      aria-label={say('revoke.one', useNames()(approval))}
      onClick={() => onRevoke(approval)}
    >
      {say('revoke')}
    </Button>
  )
}
