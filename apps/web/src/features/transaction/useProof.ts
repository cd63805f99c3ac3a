import type { TransactionDetails } from '@countersign/gateway'
import { type Proof, prove } from '@countersign/safe'
import { useQuery } from '@tanstack/react-query'
import { useConfig } from 'wagmi'
import { useAccount } from '../../shared/account/AccountContext.ts'
import { useAccountState } from '../../shared/account/useAccountState.ts'
import { chainQuery } from '../../shared/chain/chainQuery.ts'
import { type ChainAnswers, readChainClaim } from './readChainClaim.ts'
import { toSafeTransaction } from './toSafeTransaction.ts'

export type ProofState = {
  proof: Proof | undefined
  chain: ChainAnswers | null | undefined
  error: unknown
  isFetching: boolean
  refetch: () => unknown
}

/** Lays what gateway, chain and our own arithmetic say about a transaction beside each other. */
export function useProof(details: TransactionDetails): ProofState {
  const account = useAccount()
  const { chain } = useAccountState(account)
  const onChain = chain.data?.kind === 'safe' ? chain.data.safe : undefined
  const signed = toSafeTransaction(details)
  const { txId, txHash } = details
  // By its contents, so that an answer that has changed is proven anew.
  const key = [account.address, txId, txHash, signed && JSON.stringify(signed, bigintsAsText)]
  const asked = useQuery({
    ...chainQuery(useConfig(), account.chain.id, ['claim', ...key], (client) => {
      if (!signed || !onChain) throw new Error('There is nothing to ask yet.')
      const safe = { ...onChain, address: account.address, chainId: account.chain.id }
      return readChainClaim(client, { ...signed, safe, txHash })
    }),
    enabled: Boolean(signed && onChain),
    // Never proven from memory.
    meta: { private: true },
  })
  const isAsked = asked.isFetched || chain.isError
  const proven = useQuery({
    queryKey: ['proof', ...key, onChain?.version, asked.dataUpdatedAt, asked.errorUpdatedAt],
    queryFn: () => {
      if (!signed) throw new Error('There is nothing to prove.')
      const { info, transaction } = signed
      return prove({
        safe: {
          chainId: account.chain.id,
          address: account.address,
          version: onChain?.version ?? null,
        },
        transaction,
        gateway: {
          safeTxHash: info.safeTxHash,
          decoding: details.txData?.dataDecoded,
          confirmations: info.confirmations.map(({ signer, signature }) => ({
            signer: signer.value,
            signature,
          })),
        },
        chain: asked.data ?? null,
      })
    },
    enabled: Boolean(signed) && isAsked,
    meta: { private: true },
  })
  return {
    proof: proven.data,
    chain: asked.data ?? (isAsked ? null : undefined),
    error: proven.error,
    isFetching: asked.isFetching || proven.isFetching,
    refetch: () => Promise.all([chain.refetch(), asked.refetch()]),
  }
}

const bigintsAsText = (_: string, value: unknown) =>
  typeof value === 'bigint' ? value.toString() : value
