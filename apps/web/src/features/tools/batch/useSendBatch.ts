import { BatchInterruptedError, type Call, sendCalls } from '@countersign/core/calls'
import { useAddRecentTransaction } from '@countersign/kit'
import { useMutation } from '@tanstack/react-query'
import { isHash } from 'viem'
import { useConnection } from 'wagmi'
import { useApp } from '../../../shared/AppContext.ts'
import { useInSafe } from '../../../shared/host/useInSafe.ts'

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
  return useMutation({
    onSuccess: onSent,
    mutationFn: async ({ calls, isSplit, description, descriptions }: BatchToSend) => {
      const remember = (hashes: readonly `0x${string}`[]) => {
        for (const [index, hash] of hashes.entries()) {
          add({ hash, description: (isSplit && descriptions[index]) || description })
        }
      }
      try {
        const sent = await sendCalls(countersign, { calls, atomic: !isSplit })
        if (sent.kind === 'transactions') remember(sent.hashes)
        // A Safe's batch is known by its hash; any other only by what its wallet calls it.
        else if (isInSafe && isHash(sent.id)) remember([sent.id])
        else if (address && chainId) {
          const batch = { id: sent.id, address, chainId, description, sentAt: Date.now() }
          memory.batches.update((batches) => [batch, ...batches].slice(0, 20))
        }
      } catch (error) {
        if (error instanceof BatchInterruptedError) remember(error.hashes)
        throw error
      }
    },
  })
}
