import { MalformedError } from '../errors/errors.ts'
import { parseAddress } from '../query/parseAddress.ts'
import type { DelegationFilter } from '../store/delegations.ts'

type Given = Partial<Record<'safe' | 'delegate' | 'delegator' | 'label', string | null | undefined>>

/** Whose delegations are asked for: those of everybody are nobody's business. */
export function readDelegationFilter({
  safe,
  delegate,
  delegator,
  label,
}: Given): DelegationFilter {
  const filter = {
    safe: safe ? parseAddress(safe) : undefined,
    delegate: delegate ? parseAddress(delegate) : undefined,
    delegator: delegator ? parseAddress(delegator) : undefined,
  }
  if (!filter.safe && !filter.delegate && !filter.delegator) {
    throw new MalformedError('At least one query param must be provided: safe, delegate, delegator')
  }
  return { ...filter, label: label ?? undefined }
}
