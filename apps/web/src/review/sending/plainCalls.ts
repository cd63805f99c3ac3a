import type { WalletCall } from '@countersign/outbox'
import type { ActCall } from '../../shared/acts/acts.ts'

/** What an account can call itself: it lends its name to nobody's code. */
export type PlainCall = WalletCall & { operation?: 0 }

/** The same calls, if none of them delegates; only a Safe's owners can have that done. */
export function plainCalls(
  calls: readonly [ActCall, ...ActCall[]],
): readonly [PlainCall, ...PlainCall[]] | null {
  const [first, ...others] = calls.flatMap(({ to, value, data, operation = 0 }) =>
    operation === 0 ? { to, value, data } : [],
  )
  return first && others.length === calls.length - 1 ? [first, ...others] : null
}
