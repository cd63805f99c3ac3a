import type { TransactionDetails } from '@countersign/gateway'
import type { Proof } from '@countersign/safe'
import { useQuery } from '@tanstack/react-query'
import { useConfig } from 'wagmi'
import { useAccount } from '../../shared/account/AccountContext.ts'
import { useAccountState } from '../../shared/account/useAccountState.ts'
import { chainQuery } from '../../shared/chain/chainQuery.ts'
import type { ChainAnswers } from './chainAnswers.ts'
import { loadProver } from './loadProver.ts'
import { signedTransaction } from './signedTransaction.ts'

export type ProofState = {
  proof: Proof | undefined
  chain: ChainAnswers | null | undefined
  error: unknown
  isFetching: boolean
  refetch: () => unknown
}

/** What gateway, chain and our own arithmetic say about a transaction. */
export function useProof(details: TransactionDetails): ProofState {
  const config = useConfig()
  const { address, chain: network } = useAccount()
  const { chain } = useAccountState(useAccount())
  const safe = chain.data?.kind === 'safe' ? chain.data.safe : null
  // By its contents, so that an answer that has changed is proven anew.
  const key = [address, JSON.stringify(details), JSON.stringify(safe)]
  const proven = useQuery({
    ...chainQuery(config, network.id, ['proof', ...key], async (client) => {
      const { openNodes, proveTransaction } = await loadProver()
      const account = { address, chainId: network.id }
      const nodes = openNodes(config, network.id)
      return proveTransaction(client, { details, account, safe, nodes })
    }),
    // Also where a node says that no Safe is there: what waits for ever tells nobody anything.
    enabled: signedTransaction(details) !== null && !chain.isPending,
    // Never proven from memory.
    meta: { private: true },
  })
  return {
    proof: proven.data?.proof,
    chain: proven.data?.chain,
    error: proven.error,
    isFetching: proven.isFetching || chain.isFetching,
    refetch: () => Promise.all([chain.refetch(), proven.refetch()]),
  }
}
