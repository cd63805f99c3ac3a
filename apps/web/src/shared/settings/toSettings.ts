import type { SafeSettings } from '@countersign/safe'
import type { Address } from 'viem'
import type { SafeOnChain } from '../chain/readAccount.ts'

/** What of a Safe its owners can change. */
export function toSettings(address: Address, safe: SafeOnChain): SafeSettings {
  const { version, owners, threshold, modules, guard, fallbackHandler } = safe
  return { address, version, owners, threshold, modules, guard, fallbackHandler }
}
