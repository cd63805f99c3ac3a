import type { SafeTransaction } from '@countersign/safe'

/**
 * Every field that is signed, in one order: what is kept of a transaction is kept by this. The hash that
 * a gateway claims may stand for harmless fields first, and for others later.
 */
export const contentOf = (transaction: SafeTransaction): string =>
  JSON.stringify(
    Object.entries(transaction)
      .map(([field, value]) => [field, String(value).toLowerCase()])
      .toSorted(),
  )
