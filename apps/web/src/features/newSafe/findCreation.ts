import type { PlannedSafe } from '@countersign/safe'
import { isAddressEqual } from 'viem'
import type { Act } from '../../shared/acts/act.ts'

/** What this browser has done to make a Safe on a network: the latest; undefined for nothing. */
export function findCreation(
  acts: readonly Act[],
  chainId: number,
  { creation }: Pick<PlannedSafe, 'creation'>,
): Act | undefined {
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
