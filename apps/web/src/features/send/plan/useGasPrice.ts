import { useQuery } from '@tanstack/react-query'
import { estimateFeesPerGas } from 'viem/actions'
import { useConfig } from 'wagmi'
import { chainQuery } from '../../../shared/chain/chainQuery.ts'

const HALF_A_MINUTE = 30_000

/** What a unit of gas costs at most right now; nothing while nobody has said. */
export function useGasPrice(chainId: number): bigint | undefined {
  const { data } = useQuery({
    ...chainQuery(useConfig(), chainId, ['gas price'], async (client) => {
      const { maxFeePerGas } = await estimateFeesPerGas(client)
      return maxFeePerGas
    }),
    staleTime: HALF_A_MINUTE,
  })
  return data
}
