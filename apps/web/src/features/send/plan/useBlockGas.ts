import { useQuery } from '@tanstack/react-query'
import { getBlock } from 'viem/actions'
import { useConfig } from 'wagmi'
import { chainQuery } from '../../../shared/chain/chainQuery.ts'

const ONE_HOUR = 3_600_000

/** How much gas a block of this chain may have; nothing while nobody has said. */
export function useBlockGas(chainId: number): bigint | undefined {
  const { data } = useQuery({
    ...chainQuery(useConfig(), chainId, ['block gas'], async (client) => {
      return (await getBlock(client)).gasLimit
    }),
    staleTime: ONE_HOUR,
  })
  return data
}
