import type { Call } from '@countersign/core/calls'
import { useAddRecentTransaction } from '@countersign/kit'
import { type DescribedCall, type OutboxResult, refused } from '@countersign/outbox'
import { useConnection } from 'wagmi'
import type { LeaveState } from '../../../review/leave/leaveState.ts'
import type { Leave } from '../../../review/leave/useLeave.ts'
import { useActs } from '../../../shared/acts/useActs.ts'
import { useInSafe } from '../../../shared/host/useInSafe.ts'
import { useOneMutation } from '../../../shared/ui/forms/useOneMutation.ts'

export type BatchToSend = {
  calls: readonly [Call, ...Call[]]
  /** One after the other, for a wallet that cannot keep them together. */
  isSplit: boolean
  /** What it is remembered as; for each call apart when they are sent apart. */
  description: string
  descriptions: readonly string[]
  /** What the judge says of them. */
  told: LeaveState<Leave>
}

export type SendingBatch = ReturnType<typeof useSendBatch>

/** Sends calls, and remembers what became of them: also when only some of them went out. */
export function useSendBatch({ onSent }: { onSent: () => void }) {
  const { address, chainId } = useConnection()
  const isInSafe = useInSafe()
  const add = useAddRecentTransaction()
  const acts = useActs()
  return useOneMutation({
    onSuccess: (result) => result.status === 'done' && onSent(),
    mutationFn: async (batch: BatchToSend): Promise<OutboxResult> => {
      const { told, isSplit, description } = batch
      if (told.state !== 'judged' || !address || !chainId) {
        return refused(null, { kind: 'unjudged' })
      }
      const input = { account: { chainId, address }, description, calls: toDescribed(batch) }
      if (isInSafe) {
        const result = await told.act(({ authorization }) =>
          acts.handOver({ ...input, authorization }),
        )
        // A Safe's batch is known by its hash.
        const hash = result.status === 'done' ? result.entry.safeTxHash : null
        if (hash) add({ hash, description })
        return result
      }
      return told.act((leave) => acts.send({ ...input, ...leave, together: !isSplit }))
    },
  })
}

function toDescribed({ calls: [first, ...others], ...batch }: BatchToSend) {
  const { description, descriptions, isSplit } = batch
  const describe = ({ to, value = 0n, data = '0x' }: Call, index: number): DescribedCall => ({
    ...{ to, value, data },
    // What is sent as one is one in all lists.
    description: (isSplit && descriptions[index]) || description,
  })
  return [describe(first, 0), ...others.map((call, index) => describe(call, index + 1))] as const
}
