import { getOwnedSafes, getTransactionQueue } from '@countersign/gateway'
import { useQueries } from '@tanstack/react-query'
import { type Address, getAddress } from 'viem'
import { useConfig } from 'wagmi'
import { useApp } from '../../shared/AppContext.ts'
import type { Account } from '../../shared/account/account.ts'
import { accountQuery } from '../../shared/account/accountQuery.ts'
import type { ChainConfig } from '../../shared/appConfig.ts'
import { useShownChains } from '../../shared/chain/useShownChains.ts'
import { gatewayQuery } from '../../shared/gateway/gatewayQuery.ts'
import { transactionsOf } from '../../shared/gateway/transactionsOf.ts'
import { samePlace } from '../../shared/local/samePlace.ts'
import { useStore } from '../../shared/local/useStore.ts'
import type { Feed } from '../../shared/ui/sections/feed.ts'
import type { OwnedSafe } from './ownedSafe.ts'

export type ChainSafes = { chain: ChainConfig; feed: Feed<OwnedSafe[]> }

/** The Safes that name somebody an owner, on every chain: each chain answers or fails for itself. */
export function useOwnedSafes(owner: Address): ChainSafes[] {
  const { gateway, memory } = useApp()
  const chains = useShownChains()
  const config = useConfig()
  const pinned = useStore(memory.pinned)
  const lists = useQueries({
    queries: chains.map(({ id }) =>
      gatewayQuery(gateway, getOwnedSafes, { chainId: String(id), ownerAddress: owner }),
    ),
  })
  const accounts = chains.flatMap((chain, index): Account[] =>
    (lists[index]?.data?.safes ?? []).map((safe) => {
      const address = getAddress(safe)
      return { chain, address, path: `${chain.shortName}:${address}` }
    }),
  )
  const states = useQueries({
    queries: accounts.map(({ chain, address }) => accountQuery(config, chain.id, address)),
  })
  const queues = useQueries({
    queries: accounts.map(({ chain, address }) =>
      gatewayQuery(gateway, getTransactionQueue, {
        chainId: String(chain.id),
        safeAddress: address,
        trusted: true,
      }),
    ),
  })
  const safes = accounts.map((account, index): OwnedSafe => {
    const state = states[index]
    const queue = queues[index]
    const place = { chainId: account.chain.id, address: account.address }
    const known = state?.data
    // Also what is no Safe at all, whoever lists it.
    const isUnknownCode =
      known !== undefined && !(known.kind === 'safe' && known.identity.verdict === 'official')
    return {
      account,
      isPinned: !isUnknownCode && pinned.some((each) => samePlace(each, place)),
      onChain: known?.kind === 'safe' ? known.safe : undefined,
      isUnknownCode,
      isUnread: state?.isError ?? false,
      waiting: queue?.data ? transactionsOf(queue.data.results) : undefined,
      isUnasked: queue?.isError ?? false,
      retry: () => Promise.all([state?.refetch(), queue?.refetch()]),
    }
  })
  return chains.flatMap((chain, index) => {
    const list = lists[index]
    if (!list) return []
    const here = safes.filter(({ account }) => account.chain.id === chain.id)
    // What is known to be theirs comes first.
    const sorted = here.sort((one, other) => Number(other.isPinned) - Number(one.isPinned))
    const data = list.data && sorted
    return [{ chain, feed: { ...list, data } }]
  })
}
