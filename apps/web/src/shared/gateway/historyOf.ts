import type { Account } from '../account/account.ts'

/**
 * How a Safe's history is asked for: everything, imitations too, so that they can be shown for what
 * they are; days as the visitor's calendar has them.
 */
export function historyOf({ chain, address }: Account) {
  return {
    chainId: String(chain.id),
    safeAddress: address,
    trusted: false,
    imitation: true,
    timezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  }
}
