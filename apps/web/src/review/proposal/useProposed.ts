import type { OutboxFault } from '@countersign/outbox'
import { useQuery } from '@tanstack/react-query'
import { useConfig } from 'wagmi'
import { useAccount } from '../../shared/account/AccountContext.ts'
import { useAccountState } from '../../shared/account/useAccountState.ts'
import { otherFault } from '../../shared/acts/actFaults.ts'
import { chainQuery } from '../../shared/chain/chainQuery.ts'
import { contentOfCalls } from '../leave/contentOfCalls.ts'
import type { Proposed } from './buildProposed.ts'
import type { ProposedCalls } from './proposalState.ts'

/** The one transaction of the Safe that some calls come to. */
export function useProposed({ calls, nonce }: ProposedCalls): {
  proposed: Proposed | undefined
  fault: OutboxFault | null
  retry: () => void
} {
  const config = useConfig()
  const { chain, address } = useAccount()
  const { chain: onChain } = useAccountState(useAccount())
  const safe = onChain.data?.kind === 'safe' ? onChain.data.safe : undefined
  const key = [address, safe?.version, safe?.threshold, nonce, contentOfCalls(calls)]
  const { data, error, refetch } = useQuery({
    ...chainQuery(config, chain.id, ['proposed', ...key], async (client): Promise<Proposed> => {
      if (!safe || nonce === null) throw new Error('There is nothing to build.')
      const { buildProposed } = await import('./buildProposed.ts')
      const { version, threshold } = safe
      return buildProposed(client, { chainId: chain.id, address, version, threshold }, calls, nonce)
    }),
    enabled: safe !== undefined && nonce !== null,
    // It stands on the Safe as it is: never from an earlier visit.
    meta: { private: true },
  })
  const thrown = error ?? onChain.error
  return {
    proposed: data,
    fault: thrown && otherFault(thrown),
    retry: () => void (safe ? refetch() : onChain.refetch()),
  }
}
