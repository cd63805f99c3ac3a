export {
  type Clock,
  type FailureReason,
  type Look,
  lookAtTransaction,
  type Outcome,
  type Sender,
  systemClock,
  type TransactionClient,
} from '@countersign/outbox'
export {
  type CreateTransactionStoreParameters,
  createTransactionStore,
  type TransactionStore,
} from './createTransactionStore.ts'
export { type FollowTransactionsParameters, followTransactions } from './followTransactions.ts'
export { InvalidTransactionError } from './invalidTransactionError.ts'
export type { NewTransaction, Transaction, TransactionId } from './transaction.ts'
export type { TransactionEvent } from './transactionReducer.ts'
