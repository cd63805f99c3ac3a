import type { Address } from 'viem'
import type { StepEvent } from '../events/types.ts'

/** The events that concern Safes, each with the Safe or the two Safes it concerns, in order. */
export function groupBySafe(
  events: readonly StepEvent[],
  isSafe: (address: Address) => boolean,
): Map<Address, StepEvent[]> {
  const groups = new Map<Address, StepEvent[]>()
  for (const each of events) {
    for (const safe of concerned(each)) {
      if (!isSafe(safe)) continue
      const group = groups.get(safe)
      if (group) group.push(each)
      else groups.set(safe, [each])
    }
  }
  return groups
}

/** Who an event is about: of tokens the two parties, otherwise whoever says it. */
export function concerned({ log, event }: StepEvent): Iterable<Address> {
  if (event.type === 'moved') return new Set([event.from, event.to])
  return event.type === 'proxyCreated' ? [] : [log.address]
}
