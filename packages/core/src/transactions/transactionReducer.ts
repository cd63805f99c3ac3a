import { arrange } from './arrange.ts'
import type { NewTransaction, Outcome, Sender, Transaction, TransactionId } from './transaction.ts'

export type TransactionEvent =
  | { type: 'added'; transaction: NewTransaction; addedAt: number }
  /** A node told who sent it. */
  | { type: 'learned'; id: TransactionId; sender: Sender }
  | { type: 'settled'; id: TransactionId; outcome: Outcome }
  | { type: 'cleared'; address: string; chainId: number }

/**
 * R-TX-1, R-TX-3: the life of all transactions. Each is pending until it is settled, once; what
 * comes later, or is about one that was cleared or added again, changes nothing.
 */
export function transactionReducer(
  state: readonly Transaction[],
  event: TransactionEvent,
): readonly Transaction[] {
  switch (event.type) {
    case 'added': {
      const { transaction, addedAt } = event
      const before = state.find((each) => sameHash(each, transaction))
      const added: Transaction = {
        ...transaction,
        addedAt,
        // The same hash has the same sender.
        ...(before?.sender && { sender: before.sender }),
        status: 'pending',
      }
      return arrange([added, ...state.filter((each) => each !== before)])
    }
    case 'learned':
      return changePending(state, event.id, (each) =>
        each.sender ? each : { ...each, sender: event.sender },
      )
    case 'settled':
      return changePending(state, event.id, (each) => ({ ...each, ...event.outcome }))
    case 'cleared': {
      const address = event.address.toLowerCase()
      const rest = state.filter(
        (each) => each.address !== address || each.chainId !== event.chainId,
      )
      return rest.length === state.length ? state : rest
    }
  }
}

function changePending(
  state: readonly Transaction[],
  id: TransactionId,
  change: (transaction: Transaction) => Transaction,
): readonly Transaction[] {
  const found = state.find(
    (each) => each.status === 'pending' && each.addedAt === id.addedAt && sameHash(each, id),
  )
  const changed = found && change(found)
  if (!changed || changed === found) return state
  return arrange(state.map((each) => (each === found ? changed : each)))
}

type Named = Pick<Transaction, 'address' | 'chainId' | 'hash'>

const sameHash = (one: Named, other: Named): boolean =>
  one.hash === other.hash && one.chainId === other.chainId && one.address === other.address
