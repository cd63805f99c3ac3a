import { isAddressEqual, parseUnits } from 'viem'
import type { TokenAt } from '../../shared/assets/tokens.ts'
import { endOfDay, startOfDay } from '../../shared/format/days.ts'
import type { Filters } from './activitySearch.ts'
import type { Entry } from './entry.ts'

/** Whether the visitor asked for this entry. Gateways know few of these filters, so all are applied here. */
export function matchesFilters(entry: Entry, filters: Filters, tokenAt: TokenAt): boolean {
  const { from, until, token, party, amount, executed } = filters
  if (from !== undefined && entry.time < startOfDay(from)) return false
  if (until !== undefined && entry.time > endOfDay(until)) return false
  if (token !== undefined && !(entry.token && isAddressEqual(entry.token, token))) return false
  if (party !== undefined && !isWith(entry, party)) return false
  if (amount !== undefined && !isOf(entry, amount, tokenAt)) return false
  return executed === undefined || (entry.hash !== null) === (executed === 'yes')
}

function isWith({ description }: Entry, party: NonNullable<Filters['party']>): boolean {
  const other = 'party' in description ? description.party : null
  return other !== null && isAddressEqual(other.value, party)
}

/** In the token's smallest unit, where nobody knows how it counts. */
function isOf({ description }: Entry, amount: string, tokenAt: TokenAt): boolean {
  if (!('asset' in description) || description.asset.kind !== 'amount') return false
  const { value, token } = description.asset
  const decimals = tokenAt(token)?.decimals ?? 0
  const fraction = amount.split('.')[1]?.replace(/0+$/, '') ?? ''
  // What is finer than the token can be nobody's amount; rounding it would find others.
  return fraction.length <= decimals && parseUnits(amount, decimals) === value
}
