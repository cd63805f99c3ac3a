import type { Change } from '@countersign/rehearsal'
import type { ReactNode } from 'react'
import { formatDateTime } from '../../shared/format/formatTime.ts'
import { isDate } from '../../shared/format/isDate.ts'
import { useLocale } from '../../shared/words/LocaleContext.ts'
import { useWords } from '../../shared/words/useWords.ts'
import { Turn } from './values.tsx'
import { rehearsalWords } from './words.ts'

type PermitChange = Extract<Change, { kind: 'permit2' }>
type PermitTurnProps = {
  change: PermitChange
  /** How much, in words. */
  allowed: (value: bigint) => ReactNode
}

/** What a spender may take through Permit2; where only its end is another, until when. */
export function PermitTurn({ change: { before, after }, allowed }: PermitTurnProps) {
  const say = useWords(rehearsalWords)
  const locale = useLocale()
  const until = (seconds: number) =>
    // The contract's largest, which stands for never, is beyond all dates.
    isDate(seconds)
      ? say('until', { date: formatDateTime(seconds * 1000, locale) })
      : say('endless')
  const right = ({ amount, expiration }: PermitChange['before']) => (
    <>
      {allowed(amount)} {before.amount === after.amount && expiration > 0 && until(expiration)}
    </>
  )
  return <Turn before={right(before)} after={right(after)} />
}
