import { useQuery } from '@tanstack/react-query'
import type { Address, Hex } from 'viem'
import { useConfig } from 'wagmi'
import { useApp } from '../../../shared/AppContext.ts'
import { useAccount } from '../../../shared/account/AccountContext.ts'
import { chainQuery } from '../../../shared/chain/chainQuery.ts'
import { readOwnerSafes } from './readOwnerSafes.ts'

type Asked = { safeTxHash: Hex; owners: readonly Address[]; signers: readonly Address[] }

/** The owners of the shown Safe that are Safes, for a transaction that waits. */
export function useOwnerSafes({ safeTxHash, owners, signers }: Asked) {
  const { gateway } = useApp()
  const { chain, address } = useAccount()
  const key = ['ownerSafes', address, safeTxHash, owners.join(), signers.join()]
  return useQuery({
    ...chainQuery(useConfig(), chain.id, key, (client) =>
      readOwnerSafes(
        { client, gateway, chainId: chain.id },
        { safe: address, safeTxHash, owners, signers },
      ),
    ),
    enabled: owners.length > 0,
    // Others sign meanwhile, in queues that nobody here follows.
    refetchInterval: 5_000,
    placeholderData: (before) => before,
    meta: { private: true },
    gcTime: 0,
  })
}
