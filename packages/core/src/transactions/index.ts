export { type Clock, systemClock } from './clock.ts'
export {
  type CreateTransactionStoreParameters,
  createTransactionStore,
  type TransactionStore,
} from './createTransactionStore.ts'
export { type FollowTransactionsParameters, followTransactions } from './followTransactions.ts'
export { InvalidTransactionError } from './invalidTransactionError.ts'
export { type Look, lookAtTransaction } from './lookAtTransaction.ts'
export type {
  FailureReason,
  NewTransaction,
  Outcome,
  Sender,
  Transaction,
  TransactionId,
} from './transaction.ts'
export type { TransactionClient } from './transactionClient.ts'
export type { TransactionEvent } from './transactionReducer.ts'
