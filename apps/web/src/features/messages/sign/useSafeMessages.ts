import { useQuery } from '@tanstack/react-query'
import { useConfig } from 'wagmi'
import { useAccount } from '../../../shared/account/AccountContext.ts'
import { useAccountState } from '../../../shared/account/useAccountState.ts'
import { chainQuery } from '../../../shared/chain/chainQuery.ts'
import { traitsOf } from '../../../shared/chain/traitsOf.ts'
import { findSignMessageLib } from './findSignMessageLib.ts'
import { readAnswers } from './readKept.ts'

/** How a Safe can sign messages: whether it answers for them, and by which code on the chain. */
export function useSafeMessages() {
  const account = useAccount()
  const { chain } = useAccountState(account)
  const safe = chain.data?.kind === 'safe' ? chain.data.safe : undefined
  const { data } = useQuery({
    ...chainQuery(useConfig(), account.chain.id, ['messages', account.address], async (client) => {
      const [answers, library] = await Promise.all([
        readAnswers(client, account.address),
        findSignMessageLib(client),
      ])
      return { answers, library }
    }),
    enabled: safe !== undefined,
  })
  // The library hashes with the chain's number, as Safes do since 1.3.0.
  const canKeep = traitsOf(safe?.version)?.domainHasChainId === true
  return { safe, answers: data?.answers, library: canKeep ? (data?.library ?? null) : null }
}
