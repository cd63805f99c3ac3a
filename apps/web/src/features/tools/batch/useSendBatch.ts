import { type Call, sendCalls } from '@countersign/core/calls'
import { useAddRecentTransaction } from '@countersign/kit'
import { isHash } from 'viem'
import { useConnection } from 'wagmi'
import { useApp } from '../../../shared/AppContext.ts'
import type { ActResult, DescribedCall } from '../../../shared/acts/acts.ts'
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
}

export type SendingBatch = ReturnType<typeof useSendBatch>

/** Sends calls, and remembers what became of them: also when only some of them went out. */
export function useSendBatch({ onSent }: { onSent: () => void }) {
  const { countersign, memory } = useApp()
  const { address, chainId } = useConnection()
  const isInSafe = useInSafe()
  const add = useAddRecentTransaction()
  const acts = useActs()
  return useOneMutation({
    onSuccess: (result) => result?.status !== 'refused' && onSent(),
    mutationFn: async (batch: BatchToSend): Promise<ActResult | null> => {
      const { calls, isSplit, description } = batch
      // Alone, and one by one, each call has a life of its own: what was sent is never sent again.
      if ((isSplit || calls.length === 1) && !isInSafe && address && chainId) {
        return acts.send({
          account: { chainId, address },
          description,
          calls: toDescribed(batch),
        })
      }
      const sent = await sendCalls(countersign, { calls, atomic: true })
      if (sent.kind === 'transactions') for (const hash of sent.hashes) add({ hash, description })
      // A Safe's batch is known by its hash; any other only by what its wallet calls it.
      else if (isInSafe && isHash(sent.id)) add({ hash: sent.id, description })
      else if (address && chainId) {
        const kept = { id: sent.id, address, chainId, description, sentAt: Date.now() }
        memory.batches.update((batches) => [kept, ...batches].slice(0, 20))
      }
      return null
    },
  })
}

function toDescribed({ calls: [first, ...others], description, descriptions }: BatchToSend) {
  const describe = ({ to, value = 0n, data = '0x' }: Call, index: number): DescribedCall => ({
    ...{ to, value, data },
    description: descriptions[index] ?? description,
  })
  return [describe(first, 0), ...others.map((call, index) => describe(call, index + 1))] as const
}
