import type { Message } from '@countersign/gateway'
import { useQuery } from '@tanstack/react-query'
import { useConfig } from 'wagmi'
import { useAccount } from '../../shared/account/AccountContext.ts'
import { useAccountState } from '../../shared/account/useAccountState.ts'
import { chainQuery } from '../../shared/chain/chainQuery.ts'
import type { SafeOnChain } from '../../shared/chain/readAccount.ts'
import { type MessageProof, proveMessage } from './proveMessage.ts'

export type ProofState = {
  proof: MessageProof | undefined
  /** As the chain has it; what is judged is judged by its owners. */
  safe: SafeOnChain | undefined
  error: unknown
  isFetching: boolean
  refetch: () => unknown
}

/** What gateway, chain and our own arithmetic say about a message. */
export function useMessageProof(message: Message): ProofState {
  const account = useAccount()
  const { chain } = useAccountState(account)
  const safe = chain.data?.kind === 'safe' ? chain.data.safe : undefined
  // By its contents, so that an answer that has changed is proven anew.
  const key = ['message', account.address, JSON.stringify(message), JSON.stringify(safe)]
  const proven = useQuery({
    ...chainQuery(useConfig(), account.chain.id, key, (client) => {
      if (!safe) throw new Error('There is nothing to judge by yet.')
      const place = { address: account.address, chainId: account.chain.id }
      return proveMessage(client, { ...safe, ...place }, message)
    }),
    enabled: safe !== undefined,
    // Never proven from memory.
    meta: { private: true },
  })
  return {
    proof: proven.data,
    safe,
    error: proven.error ?? (safe ? null : chain.error),
    isFetching: proven.isFetching || chain.isFetching,
    refetch: () => (safe ? proven.refetch() : chain.refetch()),
  }
}
