import type { OutboxEntry } from '@countersign/outbox'
import type { PlannedSafe } from '@countersign/safe'
import { isAddressEqual } from 'viem'

/** What this browser has done to make a Safe on a network: the latest; undefined for nothing. */
export function findCreation(
  acts: readonly OutboxEntry[],
  chainId: number,
  { creation }: Pick<PlannedSafe, 'creation'>,
): OutboxEntry | undefined {
  return acts
    .filter(
      ({ call, ...act }) =>
        act.chainId === chainId &&
        call !== null &&
        isAddressEqual(call.to, creation.to) &&
        call.data === creation.data,
    )
    .toSorted((one, other) => one.createdAt - other.createdAt)
    .at(-1)
}
