import type { SafeInfo } from '@countersign/core/frame'
import type { SafeOnChain } from '../../../shared/chain/readAccount.ts'

export type SafeAgreement = { owners: boolean; threshold: boolean }

/** Where a host describes the Safe as the chain does. The order of owners means nothing. */
export function compareSafe(told: SafeInfo, onChain: SafeOnChain): SafeAgreement {
  const sorted = (owners: readonly string[]) => owners.map((each) => each.toLowerCase()).sort()
  return {
    owners: sorted(told.owners).join() === sorted(onChain.owners).join(),
    threshold: told.threshold === onChain.threshold,
  }
}
