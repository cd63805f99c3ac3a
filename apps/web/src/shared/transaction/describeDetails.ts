import type { TransactionDetails } from '@countersign/gateway'
import { type Expansion, SafeError, toSafeTransaction } from '@countersign/safe'
import type { ChainConfig } from '../appConfig.ts'
import { describeCalls } from './describeCalls.ts'
import { describeTransaction } from './describeTransaction.ts'
import type { Description } from './description.ts'

export type Described = {
  description: Description
  /** Our own reading of the bytes, or what the gateway says of what has none. */
  by: 'bytes' | 'gateway'
}

/** What a transaction is: by its bytes wherever there are any. */
export function describeDetails(
  details: TransactionDetails,
  opened: Expansion | null,
  chain: Pick<ChainConfig, 'tokens'>,
): Described {
  if (!opened) return { description: describeTransaction(details.txInfo), by: 'gateway' }
  return { description: describeCalls(opened, chain, signedIn(details)), by: 'bytes' }
}

/** What owners sign; null where nobody does, or the fields are none that could be signed. */
function signedIn(details: TransactionDetails) {
  try {
    return toSafeTransaction(details)
  } catch (error) {
    if (error instanceof SafeError) return null
    throw error
  }
}
