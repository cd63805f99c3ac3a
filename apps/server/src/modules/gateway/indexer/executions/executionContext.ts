import type { EventContext } from '../events/positionOf.ts'
import type { Transaction } from '../node/nodeAnswers.ts'
import type { FoundExecution } from './findExecutions.ts'

/** How many bytes may still be hashed for one transaction, whatever it holds. */
export type Effort = { left: number }

/** What one Safe's events are read with. */
export type ExecutionContext = EventContext & {
  transactions: ReadonlyMap<string, Transaction>
  /** What could be executions in a transaction's input, read once for all Safes in it. */
  executionsIn: (transaction: Transaction) => readonly FoundExecution[]
  /** One for each transaction, so that nobody can keep us busy with one. */
  effortFor: (transaction: Transaction) => Effort
}
