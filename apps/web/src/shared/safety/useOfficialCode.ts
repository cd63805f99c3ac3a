import { type IdentifiedCode, identifyCode } from '@countersign/safe'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { Address } from 'viem'
import { getCode } from 'viem/actions'
import { useConfig } from 'wagmi'
import { chainQuery } from '../chain/chainQuery.ts'

/** Names lie, hashes do not: which official contract's code stands at an address; null for none. */
export function useOfficialCode(
  chainId: number,
  address: Address | undefined,
): UseQueryResult<IdentifiedCode | null> {
  return useQuery({
    ...chainQuery(useConfig(), chainId, ['code', address], async (client) => {
      const code = address && (await getCode(client, { address }))
      return code ? identifyCode(code, address) : null
    }),
    enabled: address !== undefined,
  })
}
