import type { ActionName, ActionReason } from '@countersign/judge'
import { useNavigate } from '@tanstack/react-router'
import { useId } from 'react'
import type { TransactionActions } from '../../../review/acting/useTransactionActions.ts'
import { useAccount } from '../../../shared/account/AccountContext.ts'
import { Button } from '../../../shared/ui/forms/Button.tsx'
import { useWords } from '../../../shared/words/useWords.ts'
import styles from './Actions.module.css'
import { actionWords } from './words.ts'

const NAMES = ['confirm', 'execute', 'reject', 'replace', 'remove'] as const

/** One button for each, always in the same order; those that are off say why. */
export function ActionButtons({ actions }: { actions: TransactionActions }) {
  const say = useWords(actionWords)
  const { judged, run, isBusy, safeTxHash } = actions
  const account = useAccount()
  const navigate = useNavigate()
  const id = useId()
  const replace = () => navigate({ href: `/${account.path}/send?replace=${safeTxHash}` })
  // What brings it further stands out: executing, once that can be done.
  const main: ActionName = judged.execute === null ? 'execute' : 'confirm'
  const shown = NAMES.filter((name) => name !== 'remove' || judged.remove?.why !== 'notYours')
  // What keeps all of them off is said once.
  const all = judged.confirm
  const isShared = all !== null && shown.every((name) => judged[name]?.why === all.why)
  return (
    <div className={styles.actions}>
      <ul className={styles.buttons}>
        {shown.map((name) => (
          <Action
            key={name}
            name={name}
            reason={judged[name]}
            reasonId={isShared ? id : undefined}
            isMain={name === main}
            isBusy={isBusy}
            onAct={name === 'replace' ? replace : () => run(name)}
          />
        ))}
      </ul>
      {isShared && <small id={id}>{say(`why.${all.why}`, { ...all })}</small>}
    </div>
  )
}

type ActionProps = {
  name: ActionName
  reason: ActionReason | null
  /** Where the reason is said, if not right below. */
  reasonId: string | undefined
  isMain: boolean
  isBusy: boolean
  onAct: () => void
}

function Action({ name, reason, reasonId, isMain, isBusy, onAct }: ActionProps) {
  const say = useWords(actionWords)
  const id = useId()
  return (
    <li>
      <Button
        look={isMain && !reason ? 'primary' : 'plain'}
        busy={reason !== null || isBusy}
        onClick={onAct}
        {...(reason && { 'aria-describedby': reasonId ?? id })}
      >
        {say(name)}
      </Button>
      {reason && !reasonId && <small id={id}>{say(`why.${reason.why}`, { ...reason })}</small>}
    </li>
  )
}
