import { type Balances, getBalances } from '@countersign/gateway'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Address } from 'viem'
import { useConfig } from 'wagmi'
import { useApp } from '../AppContext.ts'
import type { Account } from '../account/account.ts'
import { useAccountState } from '../account/useAccountState.ts'
import { chainQuery } from '../chain/chainQuery.ts'
import { readBalances } from '../chain/readBalances.ts'
import { sumDecimals } from '../format/sumDecimals.ts'
import { gatewayQuery } from '../gateway/gatewayQuery.ts'
import { useStore } from '../local/useStore.ts'
import type { Feed } from '../ui/sections/feed.ts'
import { buildAssets, type HeldAsset, isCounted } from './buildAssets.ts'
import { useTokens } from './useTokens.ts'

export type Assets = {
  assets: HeldAsset[]
  /** Of all that counts, as decimal text; null when there are no prices. */
  total: string | null
  currency: string
  source: 'gateway' | 'chain'
}

/**
 * What an account holds: by the gateway, with prices, and checked on the chain; by the chain alone
 * when the gateway does not answer, or serves Safes only.
 */
export function useAssets(account: Account): Feed<Assets> {
  const { gateway, memory } = useApp()
  const { chain, address } = account
  const { currency } = useStore(memory.preferences)
  const { kind } = useAccountState(account)
  const stated = useQuery({
    ...gatewayQuery(gateway, getBalances, {
      chainId: String(chain.id),
      safeAddress: address,
      currency,
      trusted: false,
      exclude_spam: false,
    }),
    enabled: kind !== undefined,
  })
  const tokens = tokensToRead(chain.tokens, stated.data)
  const onChain = useQuery({
    ...chainQuery(useConfig(), chain.id, ['balances', address, tokens], async (client) => [
      ...(await readBalances(client, address, tokens)),
    ]),
    // Once the gateway has named its tokens, or has nothing to say.
    enabled: kind !== undefined && !stated.isLoading,
  })
  const tokenAt = useTokens(chain, tokens)
  // How much an account has of a token is not said before it is known how the token counts.
  const isCounting = tokens.some((token) => tokenAt(token) === undefined)
  const data = useMemo((): Assets | undefined => {
    if ((!stated.data && !onChain.data) || isCounting) return undefined
    const assets = buildAssets({
      chain,
      stated: stated.data ?? null,
      onChain: onChain.data ? new Map(onChain.data) : null,
      tokenAt,
    })
    const priced = assets.filter(isCounted).flatMap(({ fiat }) => (fiat === null ? [] : [fiat]))
    // No price at all is not the same as no worth.
    const hasPrices = priced.length > 0 || assets.every(({ balance }) => balance === 0n)
    const total = stated.data && hasPrices ? sumDecimals(priced) : null
    return { assets, total, currency, source: stated.data ? 'gateway' : 'chain' }
  }, [chain, currency, stated.data, onChain.data, tokenAt, isCounting])
  const first = stated.data || !onChain.data ? stated : onChain
  return {
    data,
    error: kind === 'safe' || !onChain.data ? (stated.error ?? onChain.error) : null,
    isFetching: stated.isFetching || onChain.isFetching,
    dataUpdatedAt: first.dataUpdatedAt,
    refetch: () => Promise.all([stated.refetch(), onChain.refetch()]),
  }
}

/** The chain's listed tokens and those the gateway found. Sorted, so that the order asks nothing anew. */
function tokensToRead(listed: readonly { address: Address }[], stated: Balances | undefined) {
  const found = stated?.items.map(({ tokenInfo }) => tokenInfo.address) ?? []
  return [...new Set([...listed.map(({ address }) => address), ...found])].sort()
}
