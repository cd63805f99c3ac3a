import type { ExpandedCall, Expansion } from './expandCalls.ts'

export type DelegateCalls = {
  calls: readonly ExpandedCall[]
  /** Whether these are all. False when some part of the transaction could not be opened. */
  complete: boolean
}

/** Every delegatecall of a transaction, at any depth. */
export function findDelegateCalls(expansion: Expansion): DelegateCalls {
  return {
    calls: expansion.calls.filter(({ operation }) => operation === 1),
    complete: expansion.sealed.length === 0,
  }
}
