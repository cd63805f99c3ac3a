import type { Message } from '@countersign/gateway'
import { useQuery } from '@tanstack/react-query'
import { useConfig } from 'wagmi'
import { useAccount } from '../../shared/account/AccountContext.ts'
import { useAccountState } from '../../shared/account/useAccountState.ts'
import { chainQuery } from '../../shared/chain/chainQuery.ts'
import type { SafeOnChain } from '../../shared/chain/readAccount.ts'
import type { ComparedProof } from './compareProofs.ts'
import { proveByNodes } from './proveByNodes.ts'

export type ProofState = {
  proof: ComparedProof | undefined
  /** As the chain has it; what is judged is judged by its owners. */
  safe: SafeOnChain | undefined
  error: unknown
  isFetching: boolean
  refetch: () => unknown
}

/** What gateway, chain and our own arithmetic say about a message. */
export function useMessageProof(message: Message): ProofState {
  const config = useConfig()
  const account = useAccount()
  const { chain } = useAccountState(account)
  const safe = chain.data?.kind === 'safe' ? chain.data.safe : undefined
  // By its contents, so that an answer that has changed is proven anew.
  const key = ['message', account.address, JSON.stringify(message), JSON.stringify(safe)]
  const proven = useQuery({
    ...chainQuery(config, account.chain.id, key, async () => {
      const { openNodes } = await import('../../shared/rehearsal/openNodes.ts')
      const place = { address: account.address, chainId: account.chain.id }
      return proveByNodes(openNodes(config, account.chain.id), place, message)
    }),
    // Whatever was found of the account by then: the nodes are asked again, each by itself.
    enabled: !chain.isPending,
    // Never proven from memory.
    meta: { private: true },
  })
  return {
    proof: proven.data,
    safe: proven.data?.safe ?? safe,
    error: proven.error,
    isFetching: proven.isFetching || chain.isFetching,
    refetch: () => Promise.all([chain.refetch(), proven.refetch()]),
  }
}
