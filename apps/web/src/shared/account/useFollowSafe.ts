import { getSafe, type SafeState } from '@countersign/gateway'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useApp } from '../AppContext.ts'
import { gatewayQuery } from '../gateway/gatewayQuery.ts'
import type { Account } from './account.ts'
import { movedFeeds } from './movedFeeds.ts'

const EVERY_MS = 10_000

/** Asks for a Safe's short state now and then, and again for a list only when it has moved. */
export function useFollowSafe({ chain, address }: Account, isSafe: boolean): void {
  const { gateway } = useApp()
  const queries = useQueryClient()
  const safe = { chainId: String(chain.id), safeAddress: address }
  const { data } = useQuery({
    ...gatewayQuery(gateway, getSafe, safe),
    enabled: isSafe,
    refetchInterval: EVERY_MS,
  })
  const before = useRef<SafeState>(undefined)
  useEffect(() => {
    const last = before.current
    before.current = data
    if (!last || !data || last.address.value !== data.address.value) return
    const feeds: ReadonlySet<string> = movedFeeds(last, data)
    if (feeds.size === 0) return
    void queries.invalidateQueries({
      predicate: ({ queryKey: [source, call] }) => source === 'gateway' && feeds.has(String(call)),
    })
    void queries.invalidateQueries({ queryKey: ['chain', chain.id] })
  }, [data, queries, chain.id])
}
