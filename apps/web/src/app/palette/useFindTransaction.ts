import { getTransaction } from '@countersign/gateway'
import { useMutation } from '@tanstack/react-query'
import { getAddress, type Hex } from 'viem'
import { useApp } from '../../shared/AppContext.ts'

/** Asks the gateway of every network for a transaction; answers the path of its page, or null. */
export function useFindTransaction() {
  const { gateway, appConfig } = useApp()
  return useMutation({
    mutationFn: async (hash: Hex): Promise<string | null> => {
      const answers = await Promise.allSettled(
        appConfig.chains.map(async ({ id, shortName }) => {
          const transactionId = hash
          const found = await gateway.call(getTransaction, { chainId: String(id), transactionId })
          return { shortName, ...found }
        }),
      )
      for (const answer of answers) {
        if (answer.status === 'rejected' || !answer.value.safeAddress) continue
        const { shortName, safeAddress, txId } = answer.value
        return `/${shortName}:${getAddress(safeAddress)}/tx/${encodeURIComponent(txId)}`
      }
      return null
    },
  })
}
