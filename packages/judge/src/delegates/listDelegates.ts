import type { ExpandedCall, Expansion } from '@countersign/safe'
import { type Address, isAddressEqual } from 'viem'
import { MOST_DELEGATES } from './mostDelegates.ts'

export type DelegateCall = Pick<ExpandedCall, 'to' | 'data'>

export type Delegates = {
  /** Each once, and no more of them than anybody is asked about. */
  calls: readonly DelegateCall[]
  /** Whether these are all: of a part that stays closed, and of more, nobody knows whose code it runs. */
  isComplete: boolean
}

/** The delegatecalls of a transaction at any depth; with `actor`, those that run in its own name. */
export function listDelegates(opened: Expansion, actor?: Address): Delegates {
  const found = opened.calls.filter(
    (call) => call.operation === 1 && (!actor || isAddressEqual(call.actor, actor)),
  )
  const calls = [...new Map(found.map((call) => [`${call.to} ${call.data}`, call])).values()]
  return {
    calls: calls.slice(0, MOST_DELEGATES),
    isComplete: calls.length <= MOST_DELEGATES && !isClosed(opened, actor),
  }
}

function isClosed({ calls: [outer, ...inner], sealed }: Expansion, actor?: Address): boolean {
  // Whoever runs somebody's code in its own name runs all that this code holds.
  if (!outer || !actor || outer.operation === 1) return sealed.length > 0
  return sealed.some(({ path }) => {
    const call = [outer, ...inner].find((each) => each.path.join() === path.join())
    return !call || isAddressEqual(call.operation === 1 ? call.actor : call.to, actor)
  })
}
