import { useInfiniteQuery, useQueries } from '@tanstack/react-query'
import { useMemo } from 'react'
import { type Address, isAddressEqual } from 'viem'
import { useConfig } from 'wagmi'
import { useAccount } from '../../shared/account/AccountContext.ts'
import { useAssets } from '../../shared/assets/useAssets.ts'
import { chainQuery } from '../../shared/chain/chainQuery.ts'
import { permit2Of } from './approvalEvents.ts'
import { grantKey } from './grant.ts'
import { readApprovals } from './readApprovals.ts'
import { type Approval, byRisk, toApproval } from './toApproval.ts'

/** The rights that an account has given, as far back as was looked, and what they put at risk. */
export function useApprovals() {
  const account = useAccount()
  const { chain, address: owner } = account
  const { address: permit2 } = permit2Of(chain)
  const config = useConfig()
  const pages = useInfiniteQuery({
    queryKey: ['chain', chain.id, 'approvals', owner],
    queryFn: ({ pageParam: until }) =>
      readApprovals(config.getClient({ chainId: chain.id }), { owner, permit2, until }),
    initialPageParam: null as bigint | null,
    getNextPageParam: ({ from }) => (from === 0n ? null : from - 1n),
  })
  const holdings = useAssets(account)
  const assets = holdings.data?.assets
  const grants = useMemo(() => {
    const all = pages.data?.pages.flatMap((page) => page.grants) ?? []
    return [...new Map(all.map((grant) => [grantKey(grant), grant])).values()]
  }, [pages.data])
  const heldOf = (contract: Address) =>
    assets?.find(({ token }) => isAddressEqual(token.address, contract))
  const isCounted = new Map(grants.map(({ contract, amount }) => [contract, amount !== null]))
  const strangers = [...isCounted.keys()].filter((contract) => !heldOf(contract)).sort()
  const told = useQueries({
    queries: strangers.map((contract) => {
      const counted = isCounted.get(contract) ?? false
      return chainQuery(config, chain.id, ['told', contract, counted], async () => {
        const [{ openNodes }, { readTold }] = await Promise.all([
          import('../../shared/rehearsal/openNodes.ts'),
          import('./readTold.ts'),
        ])
        return readTold(openNodes(config, chain.id), contract, counted)
      })
    }),
  })
  // By prices they are sorted: not shown before those are there, or nobody has them.
  const isSortable = assets !== undefined || (holdings.error !== null && !holdings.isFetching)
  const approvals =
    pages.data && isSortable
      ? grants
          .map((grant): Approval => {
            const { contract } = grant
            return toApproval(grant, {
              held: heldOf(contract),
              told: told[strangers.indexOf(contract)]?.data ?? null,
              isListed: chain.tokens.some(({ address }) => isAddressEqual(address, contract)),
            })
          })
          .sort(byRisk)
      : undefined
  return { pages, approvals, isFetching: pages.isFetching || (pages.isSuccess && !isSortable) }
}
