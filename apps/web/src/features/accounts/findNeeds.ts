import type { Transaction } from '@countersign/gateway'
import type { Address } from 'viem'
import type { Account } from '../../shared/account/account.ts'
import { needsYou } from '../../shared/transaction/needsYou.ts'
import type { OwnedSafe } from './ownedSafe.ts'

export type Needed = { account: Account; transaction: Transaction }

export type Needs = {
  confirmed: Needed[]
  /** In Safes that the visitor has not confirmed: strangers could fill an inbox with these. */
  unconfirmed: Needed[]
}

/** What waits for somebody in all their Safes, the oldest first. */
export function findNeeds(safes: readonly OwnedSafe[], me: Address): Needs {
  const needed = safes
    .flatMap(({ account, isPinned, waiting = [] }) =>
      waiting
        .filter((transaction) => needsYou(transaction, me) !== null)
        .map((transaction) => ({ account, isPinned, transaction })),
    )
    .sort((one, other) => one.transaction.timestamp - other.transaction.timestamp)
  return {
    confirmed: needed.filter(({ isPinned }) => isPinned),
    unconfirmed: needed.filter(({ isPinned }) => !isPinned),
  }
}
