import { type SentEvent, sentReducer } from '@countersign/outbox'
import { arrange } from './arrange.ts'
import type { NewTransaction, Transaction, TransactionId } from './transaction.ts'

export type TransactionEvent =
  | { type: 'added'; transaction: NewTransaction; addedAt: number }
  /** What became of one that was sent. */
  | (SentEvent & { id: TransactionId })
  | { type: 'cleared'; address: string; chainId: number }

/**
 * R-TX-1, R-TX-3: the list of all transactions. What becomes of each is told by the outbox; what is about
 * one that was cleared or added again changes nothing.
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
    case 'settled': {
      const { id } = event
      const found = state.find((each) => each.addedAt === id.addedAt && sameHash(each, id))
      const changed = found && sentReducer(found, event)
      if (!changed || changed === found) return state
      return arrange(state.map((each) => (each === found ? changed : each)))
    }
    case 'cleared': {
      const address = event.address.toLowerCase()
      const rest = state.filter(
        (each) => each.address !== address || each.chainId !== event.chainId,
      )
      return rest.length === state.length ? state : rest
    }
  }
}

type Named = Pick<Transaction, 'address' | 'chainId' | 'hash'>

const sameHash = (one: Named, other: Named): boolean =>
  one.hash === other.hash && one.chainId === other.chainId && one.address === other.address
