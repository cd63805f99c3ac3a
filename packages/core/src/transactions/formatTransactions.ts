import { VERSION } from './parseTransactions.ts'
import type { Transaction } from './transaction.ts'

/** The text that `parseTransactions` reads. */
export function formatTransactions(transactions: readonly Transaction[]): string {
  return JSON.stringify({ version: VERSION, transactions })
}
