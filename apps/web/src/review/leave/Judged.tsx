import type { ComponentProps } from 'react'
import { Changes } from '../changes/Changes.tsx'
import { TypedConfirmation } from '../demands/TypedConfirmation.tsx'
import type { Confirmation } from '../demands/useTypedConfirmation.ts'
import { Verdict } from '../verdict/Verdict.tsx'
import styles from './Leave.module.css'
import { LeaveHint } from './LeaveHint.tsx'
import type { LeaveState } from './leaveState.ts'

type JudgedProps = Omit<ComponentProps<typeof Verdict>, 'isOpen'> &
  ComponentProps<typeof Changes> & {
    confirmation: Confirmation
    told: LeaveState<never> | LeaveState<unknown>
  }

/** What somebody is about to sign or send: the verdict, what it changes, and what has to be typed for it. */
export function Judged({ review, confirmation, told, ...changes }: JudgedProps) {
  const { isBlocked, topics, addresses } = confirmation.demands
  return (
    <div className={styles.judged} data-verdict={review.verdict}>
      <Verdict review={review} isOpen />
      <Changes {...changes} />
      {topics.length + addresses.length > 0 && !isBlocked && (
        <TypedConfirmation confirmation={confirmation} />
      )}
      <LeaveHint told={told} />
    </div>
  )
}
