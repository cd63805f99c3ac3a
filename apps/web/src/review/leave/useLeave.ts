import {
  type Authorization,
  type NamedDoubts,
  type Review,
  verdictForActions,
} from '@countersign/judge'
import { type AccountSnapshot, refused } from '@countersign/outbox'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useAccount } from '../../shared/account/AccountContext.ts'
import type { SnapshotCall } from '../../shared/acts/acts.ts'
import { useActs } from '../../shared/acts/useActs.ts'
import { useSeen } from '../../shared/acts/useSeen.ts'
import type { Confirmation } from '../demands/useTypedConfirmation.ts'
import type { Act, LeaveState, Told } from './leaveState.ts'

/** What the judge lets be asked for: that very thing, as it was shown. */
export type Leave = { authorization: Authorization; seen: AccountSnapshot }

type LeaveOptions = {
  review: Review
  confirmation: Confirmation
  calls: readonly SnapshotCall[]
  /** Names what is judged: what it stands on is read anew for everything else. */
  subject: string
  /** Of what the page is to be told, whenever that is something else. */
  content: string
  onTold: (told: Told<Leave>) => void
  /** Judges it by all that is known now. */
  authorize: (named: NamedDoubts | null) => Authorization | null
  /** Whether it can never count any more as it stands there now; another is on its way. */
  isPast?: (seen: AccountSnapshot) => boolean
}

/** How far the judging of what is shown is, and the leave to have a wallet asked for it. */
export function useLeave(options: LeaveOptions): LeaveState<Leave> {
  const { review, confirmation, calls, subject, content, onTold, isPast } = options
  const { chain, address } = useAccount()
  const acts = useActs()
  const queries = useQueryClient()
  const ground = useQuery({
    queryKey: ['chain', chain.id, 'ground', address, subject],
    queryFn: () => acts.readSnapshot({ chainId: chain.id, address }, calls),
    // Compared with what is so when it is signed: never from an earlier visit.
    meta: { private: true },
  })
  const { seen, hear } = useSeen(ground.data)
  const verdict = verdictForActions(review, confirmation)
  /** By what is known when it is asked, not by what was known when that was enough. */
  const actNow = useRef<Act<Leave>>(async () => refused(null, { kind: 'unjudged' }))
  useEffect(() => {
    actNow.current = async (run) => {
      const authorization = options.authorize(confirmation.isGiven ? confirmation.demands : null)
      if (!authorization || !seen) return refused(null, { kind: 'unjudged' })
      const result = await run({ authorization, seen })
      // What has moved was told by that, and is judged anew.
      hear(result)
      void queries.invalidateQueries({ queryKey: ['gateway'] })
      void queries.invalidateQueries({ queryKey: ['chain', chain.id] })
      return result
    }
  })
  const tell = (): LeaveState<Leave> => {
    if (ground.isError) {
      return { state: 'failed', fault: { kind: 'node' }, retry: () => void ground.refetch() }
    }
    if (verdict === 'mismatch') return { state: 'blocked' }
    if (verdict === 'unchecked') return { state: 'unnamed' }
    if (verdict === 'running' || !seen || ground.isFetching || isPast?.(seen)) {
      return { state: 'asking' }
    }
    return { state: 'judged', act: (run) => actNow.current(run) }
  }
  const told = tell()
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever that is something else
  useEffect(() => onTold({ of: content, told }), [content, told.state])
  return told
}
