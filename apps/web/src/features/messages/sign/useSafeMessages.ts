import { versionTraits } from '@countersign/safe'
import { useQuery } from '@tanstack/react-query'
import { useConfig } from 'wagmi'
import { useAccount } from '../../../shared/account/AccountContext.ts'
import { useAccountState } from '../../../shared/account/useAccountState.ts'
import { chainQuery } from '../../../shared/chain/chainQuery.ts'
import { findSignMessageLib } from './findSignMessageLib.ts'
import { readAnswers } from './readKept.ts'

/** How a Safe can sign messages: whether it answers for them, and by which code on the chain. */
export function useSafeMessages() {
  const account = useAccount()
  const { chain } = useAccountState(account)
  const safe = chain.data?.kind === 'safe' ? chain.data.safe : undefined
  const key = ['messages', account.address, safe?.version]
  const { data } = useQuery({
    ...chainQuery(useConfig(), account.chain.id, key, async (client) => {
      // The library hashes with the chain's number, as Safes do since 1.3.0. What nobody knows throws.
      const canKeep = versionTraits(safe?.version ?? '').domainHasChainId
      const [answers, library] = await Promise.all([
        readAnswers(client, account.address),
        canKeep ? findSignMessageLib(client) : null,
      ])
      return { answers, library }
    }),
    enabled: safe !== undefined,
  })
  return { safe, answers: data?.answers, library: data?.library ?? null }
}
