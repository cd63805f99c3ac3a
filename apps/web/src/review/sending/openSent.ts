import { type Expansion, expandCalls, SafeError } from '@countersign/safe'
import type { Address } from 'viem'
import type { PlainCall } from './plainCalls.ts'

/** Every call of what an account sends itself, one after the other; null for what cannot be opened. */
export function openSent(account: Address, calls: readonly PlainCall[]): Expansion | null {
  try {
    const [first, ...others] = calls.map((call) => expandCalls(account, { ...call, operation: 0 }))
    if (!first || others.length === 0) return first ?? null
    const all = [first, ...others]
    return {
      calls: all.flatMap((each, index) =>
        each.calls.map((call) => ({ ...call, path: [index, ...call.path] })),
      ),
      sealed: all.flatMap((each, index) =>
        each.sealed.map((place) => ({ ...place, path: [index, ...place.path] })),
      ),
    }
  } catch (error) {
    if (error instanceof SafeError) return null
    throw error
  }
}
