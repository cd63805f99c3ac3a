import type { Balances } from '@countersign/gateway'
import type { Address } from 'viem'

export type ComparedBalance = {
  address: Address
  /** Null where one of the two does not list it. */
  told: bigint | null
  found: bigint | null
}

/** What a host and the gateway say a Safe holds, token by token; what differs comes first. */
export function compareBalances(told: Balances, found: Balances | undefined): ComparedBalance[] {
  const rows = new Map<string, ComparedBalance>()
  for (const [list, side] of [
    [found?.items ?? [], 'found'],
    [told.items, 'told'],
  ] as const) {
    for (const { tokenInfo, balance } of list) {
      const { address } = tokenInfo
      const key = address.toLowerCase()
      const known = rows.get(key) ?? { address, told: null, found: null }
      rows.set(key, { ...known, [side]: BigInt(balance) })
    }
  }
  const isDifferent = (row: ComparedBalance) => found !== undefined && row.told !== row.found
  return [...rows.values()].sort((a, b) => Number(isDifferent(b)) - Number(isDifferent(a)))
}
