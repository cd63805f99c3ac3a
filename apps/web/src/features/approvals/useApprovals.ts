import { useInfiniteQuery, useQueries } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Address } from 'viem'
import { useConfig } from 'wagmi'
import { useAccount } from '../../shared/account/AccountContext.ts'
import { readToken } from '../../shared/assets/readToken.ts'
import { useAssets } from '../../shared/assets/useAssets.ts'
import { chainQuery } from '../../shared/chain/chainQuery.ts'
import { grantKey } from './grant.ts'
import { readApprovals } from './readApprovals.ts'
import { type Approval, byRisk, toApproval } from './toApproval.ts'

/** The rights that an account has given, as far back as was looked, and what they put at risk. */
export function useApprovals() {
  const account = useAccount()
  const { chain, address } = account
  const config = useConfig()
  const pages = useInfiniteQuery({
    queryKey: ['chain', chain.id, 'approvals', address],
    queryFn: ({ pageParam }) =>
      readApprovals(config.getClient({ chainId: chain.id }), address, pageParam),
    initialPageParam: null as bigint | null,
    getNextPageParam: ({ from }) => (from === 0n ? null : from - 1n),
  })
  const assets = useAssets(account).data?.assets
  const grants = useMemo(() => {
    const all = pages.data?.pages.flatMap((page) => page.grants) ?? []
    return [...new Map(all.map((grant) => [grantKey(grant), grant])).values()]
  }, [pages.data])
  const strangers = [...new Set(grants.map(({ contract }) => contract))]
    .filter((contract) => !assets?.some(({ token }) => token.address === contract))
    .sort()
  const told = useQueries({
    queries: strangers.map((contract) =>
      chainQuery(config, chain.id, ['token', contract], (client) => readToken(client, contract)),
    ),
  })
  const isListed = (contract: Address) =>
    chain.tokens.some(({ address: listed }) => listed.toLowerCase() === contract.toLowerCase())
  const approvals = pages.data
    ? grants
        .map((grant): Approval => {
          const { contract } = grant
          return toApproval(grant, {
            held: assets?.find(({ token }) => token.address === contract),
            told: told[strangers.indexOf(contract)]?.data ?? null,
            isListed: isListed(contract),
          })
        })
        .sort(byRisk)
    : undefined
  return { pages, approvals }
}
