import { type OutboxEntry, type OutboxResult, refused } from '@countersign/outbox'
import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import type { LeaveState } from '../../../review/leave/leaveState.ts'
import type { Leave } from '../../../review/leave/useLeave.ts'
import type { ProposalState } from '../../../review/proposal/proposalState.ts'
import { plainCalls } from '../../../review/sending/plainCalls.ts'
import { useApp } from '../../../shared/AppContext.ts'
import { useAccount } from '../../../shared/account/AccountContext.ts'
import { useActs } from '../../../shared/acts/useActs.ts'
import { useOneMutation } from '../../../shared/ui/forms/useOneMutation.ts'
import type { ReadCall } from '../read/reading.ts'
import { useDescribe } from './useDescribe.ts'

type SubmitOptions = {
  /** The next part of the draft, as it will be asked. */
  calls: readonly ReadCall[]
  note: string
  /** So many calls are in good hands now; they are not to be asked for again. */
  onHandedOver: (count: number) => void
  /** Whether more of the draft is left behind this part. */
  hasMore: boolean
}

/** What was judged, and how it leaves the page: by the wallet, to the Safe's host, or to its other owners. */
export type Shown =
  | { how: 'send' | 'handOver'; told: LeaveState<Leave> }
  | { how: 'propose'; told: ProposalState }

export type Submitting = ReturnType<typeof useSubmit>

/** Hands the draft over to the wallet, or to the other owners of the Safe. */
export function useSubmit(options: SubmitOptions) {
  const { calls, note, onHandedOver, hasMore } = options
  const { chain, address, path } = useAccount()
  const account = { chainId: chain.id, address }
  const { propose, handOver, send, forget, acts } = useActs()
  const lazy = useApp().acts
  const navigate = useNavigate()
  const describe = useDescribe()

  const leave = (act: OutboxEntry) => {
    onHandedOver(calls.length)
    if (hasMore) return
    const params = { account: path }
    if (act.kind === 'wallet') return void navigate({ to: '/$account/activity', params })
    const id = act.safeTxHash ?? ''
    void navigate({ to: '/$account/tx/$id', params: { ...params, id } })
  }

  /** What a wallet may have sent belongs to its acts; what it surely has not stays in the draft. */
  const settleRun = async ({ entry, fault }: Extract<OutboxResult, { status: 'refused' }>) => {
    // Whoever wants to go on without a record goes on with this one.
    if (fault.kind === 'notWritten') return
    if (entry?.kind !== 'wallet') return
    const run = (lazy.get()?.get() ?? []).filter((each) =>
      entry.run ? each.run?.id === entry.run.id : each.id === entry.id,
    )
    const isUntouched = run.every(
      ({ stage, unresolvedSend }) => stage === 'draft' && !unresolvedSend,
    )
    if (!isUntouched) return onHandedOver(calls.length)
    for (const { id } of run) await forget(id)
  }

  const mutation = useOneMutation({
    mutationFn: async (shown: Shown): Promise<OutboxResult | null> => {
      const [first, ...others] = calls
      if (!first) return null
      const input = { account, description: describe(calls) }
      const all = [first, ...others] as const
      if (shown.told.state !== 'judged') return refused(null, { kind: 'unjudged' })
      if (shown.how === 'propose') {
        const noted = note.trim() === '' ? {} : { note: note.trim() }
        return shown.told.act((judged) => propose({ ...input, ...judged, ...noted }))
      }
      const { act } = shown.told
      if (shown.how === 'handOver') {
        return act(({ authorization }) => handOver({ ...input, authorization, calls: all }))
      }
      const plain = plainCalls(all)
      if (!plain) return refused(null, { kind: 'unjudged' })
      const [one, ...more] = plain.map((call) => ({ ...call, description: describe([call]) }))
      if (!one) return null
      return act((leave) => send({ ...input, ...leave, calls: [one, ...more], together: true }))
    },
    onSuccess: async (result) => {
      if (result?.status === 'done') leave(result.entry)
      if (result?.status === 'refused') await settleRun(result)
    },
  })
  const { data, reset } = mutation
  const kept = data?.status === 'kept' ? acts.find(({ id }) => id === data.entry.id) : undefined
  const isShared = kept?.stage === 'shared' || kept?.stage === 'ready'
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is shared after all
  useEffect(() => {
    if (!kept || !isShared) return
    reset()
    leave(kept)
  }, [isShared])
  return mutation
}
