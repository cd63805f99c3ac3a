import {
  type CallParameters,
  type Gateway,
  getIncomingTransfers,
  getModuleTransactions,
  getMultisigTransactions,
  getTransactionHistory,
  type PagedEndpoint,
  type TransactionListItem,
} from '@countersign/gateway'
import { parseUnits } from 'viem'
import type { Account } from '../../shared/account/account.ts'
import { endOfDay, startOfDay } from '../../shared/format/days.ts'
import { historyOf } from '../../shared/gateway/historyOf.ts'
import { COIN, type Filters, type Tab } from './activitySearch.ts'

export type ActivityPage = {
  next: string | null
  results: TransactionListItem[]
  /** The block before which the gateway has read nothing of this Safe. */
  notReadBefore?: number | undefined
  /** Blocks that the gateway could not read whole. */
  unread?: readonly { blockNumber: number; timestamp: number }[] | undefined
}

/** A list of the gateway, whichever: its first page, and any page it names as the next. */
export type ActivitySource = {
  key: readonly unknown[]
  first: (signal?: AbortSignal) => Promise<ActivityPage>
  follow: (url: string, signal?: AbortSignal) => Promise<ActivityPage>
}

/** The list behind a tab, narrowed by those filters that the gateway knows itself. */
export function activitySource(
  gateway: Gateway,
  account: Account,
  tab: Tab,
  filters: Filters,
  pageSize: number,
): ActivitySource {
  const { chain, address } = account
  const safe = {
    chainId: String(chain.id),
    safeAddress: address,
    cursor: `limit=${pageSize}&offset=0`,
  }
  switch (tab) {
    case 'all':
      return sourceOf(gateway, getTransactionHistory, { ...historyOf(account), ...safe })
    case 'received':
      return sourceOf(gateway, getIncomingTransfers, {
        ...safe,
        trusted: false,
        ...datesOf(filters),
        ...(filters.token !== undefined &&
          filters.token !== COIN && {
            token_address: filters.token,
            ...rawAmountOf(filters, decimalsOf(account, filters.token)),
          }),
      })
    case 'signed':
      return sourceOf(gateway, getMultisigTransactions, {
        ...safe,
        ...datesOf(filters),
        ...(filters.executed && { executed: filters.executed === 'yes' }),
        // Only the coin goes straight to whom it is for; a token's transfer goes to its contract.
        ...(filters.token === COIN && {
          ...(filters.party && { to: filters.party }),
          ...rawAmountOf(filters, chain.nativeCurrency.decimals),
        }),
      })
    case 'modules':
      return sourceOf(gateway, getModuleTransactions, safe)
  }
}

function sourceOf<const E extends PagedEndpoint>(
  gateway: Gateway,
  endpoint: E,
  parameters: CallParameters<E>,
): ActivitySource {
  // All four lists have the same lines, which the type of any one does not show.
  return {
    key: ['gateway', endpoint.name, parameters],
    first: (signal) => gateway.call(endpoint, parameters, { signal }) as Promise<ActivityPage>,
    follow: (url, signal) => gateway.follow(endpoint, url, { signal }) as Promise<ActivityPage>,
  }
}

function datesOf({ from, until }: Filters) {
  return {
    ...(from && { execution_date__gte: new Date(startOfDay(from)).toISOString() }),
    ...(until && { execution_date__lte: new Date(endOfDay(until)).toISOString() }),
  }
}

/** The smallest units; nothing where they are not known, or the amount is finer than they are. */
function rawAmountOf({ amount }: Filters, decimals: number | undefined): { value?: string } {
  if (amount === undefined || decimals === undefined) return {}
  if ((amount.split('.')[1]?.length ?? 0) > decimals) return {}
  return { value: parseUnits(amount, decimals).toString() }
}

function decimalsOf({ chain }: Account, token: string): number | undefined {
  return chain.tokens.find(({ address }) => address.toLowerCase() === token.toLowerCase())?.decimals
}
