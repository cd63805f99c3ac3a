import type { TransactionDetails } from '@countersign/gateway'
import { type Expansion, expandCalls, SafeError } from '@countersign/safe'
import type { Address } from 'viem'
import { toCall } from '../../shared/transaction/toCall.ts'

/** Every call of a transaction, in our own reading; null when the gateway says nothing to be read. */
export function openCalls(safe: Address, { txData }: TransactionDetails): Expansion | null {
  if (!txData) return null
  try {
    return expandCalls(safe, toCall(txData))
  } catch (error) {
    if (error instanceof SafeError) return null
    throw error
  }
}
