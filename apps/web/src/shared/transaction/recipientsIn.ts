import type { TransactionDetails } from '@countersign/gateway'
import { expandCalls, listRecipients, SafeError } from '@countersign/safe'
import type { Address } from 'viem'
import { toCall } from './toCall.ts'

/** Whom a Safe's transaction pays, by our own reading of its data, not the gateway's. */
export function recipientsIn(safe: Address, { txData }: TransactionDetails): Address[] {
  if (!txData) return []
  try {
    return listRecipients(expandCalls(safe, toCall(txData)))
  } catch (error) {
    if (error instanceof SafeError) return []
    throw error
  }
}
