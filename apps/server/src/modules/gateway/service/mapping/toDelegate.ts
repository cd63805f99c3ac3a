import type { Delegate } from '@countersign/gateway/service'
import type { DelegationRecord } from '../../store/delegations.ts'

export function toDelegate({
  safe,
  delegate,
  delegator,
  label,
  expiresAt,
}: DelegationRecord): Delegate {
  return { safe, delegate, delegator, label, expiryDate: expiresAt?.toISOString() ?? null }
}
