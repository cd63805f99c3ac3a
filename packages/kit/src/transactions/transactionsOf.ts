import type { Countersign } from '@countersign/core'
import { frameStorage, isHosted } from '@countersign/core/frame'
import { createTransactionStore, type TransactionStore } from '@countersign/core/transactions'

const stores = new WeakMap<Countersign, TransactionStore>()

/**
 * The transactions of an app. Kept beside the provider, not in it, so that an app that never
 * sends one does not fetch the code either.
 */
export function transactionsOf(countersign: Countersign): TransactionStore {
  const known = stores.get(countersign)
  if (known) return known
  const { window } = countersign
  // Browsers may refuse a frame its storage, and a Safe's proposals outlive many visits.
  const storage = isHosted(countersign) ? frameStorage(countersign) : countersign.storage
  const made = createTransactionStore({ storage, window })
  stores.set(countersign, made)
  return made
}
