import { useNavigate } from '@tanstack/react-router'
import { useId } from 'react'
import { useAccount } from '../../../shared/account/AccountContext.ts'
import type { ActionName, Reason } from '../../../shared/acts/judgeActions.ts'
import { Button } from '../../../shared/ui/forms/Button.tsx'
import { useWords } from '../../../shared/words/useWords.ts'
import styles from './Actions.module.css'
import type { TransactionActions } from './useTransactionActions.ts'
import { actionWords } from './words.ts'

/** One button for each, always in the same order; those that are off say why. */
export function ActionButtons({ actions }: { actions: TransactionActions }) {
  const { judged, run, isBusy, safeTxHash } = actions
  const account = useAccount()
  const navigate = useNavigate()
  const replace = () => navigate({ href: `/${account.path}/send?replace=${safeTxHash}` })
  // What brings it further stands out: executing, once that can be done.
  const main: ActionName = judged.execute === null ? 'execute' : 'confirm'
  return (
    <ul className={styles.buttons}>
      {(['confirm', 'execute', 'reject', 'replace', 'remove'] as const)
        .filter((name) => name !== 'remove' || judged.remove?.why !== 'notYours')
        .map((name) => (
          <Action
            key={name}
            name={name}
            reason={judged[name]}
            isMain={name === main}
            isBusy={isBusy}
            onAct={name === 'replace' ? replace : () => run(name)}
          />
        ))}
    </ul>
  )
}

type ActionProps = {
  name: ActionName
  reason: Reason | null
  isMain: boolean
  isBusy: boolean
  onAct: () => void
}

function Action({ name, reason, isMain, isBusy, onAct }: ActionProps) {
  const say = useWords(actionWords)
  const id = useId()
  return (
    <li>
      <Button
        look={isMain && !reason ? 'primary' : 'plain'}
        busy={reason !== null || isBusy}
        onClick={onAct}
        {...(reason && { 'aria-describedby': id })}
      >
        {say(name)}
      </Button>
      {reason && <small id={id}>{say(`why.${reason.why}`, { ...reason })}</small>}
    </li>
  )
}
