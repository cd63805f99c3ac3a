import type { Address } from 'viem'
import { dayOf } from '../../../shared/format/days.ts'
import type { Entry } from '../entry.ts'

/** One transfer, of which nothing but its course is kept. */
export type Flow = {
  time: number
  token: Address
  value: bigint
  isIn: boolean
}

export type Month = {
  /** Such as `2026-03`. */
  month: string
  in: bigint
  out: bigint
}

/** What an entry moved, if it really did and the token is one that somebody vouches for. */
export function flowOf(entry: Entry): Flow | null {
  const { description, token, status, time, isImitation, isListed } = entry
  if (!token || status !== 'SUCCESS' || isImitation || isListed === false) return null
  if (description.kind !== 'sent' && description.kind !== 'received') return null
  if (description.asset.kind !== 'amount') return null
  const { value } = description.asset
  return { time, token, value, isIn: description.kind === 'received' }
}

/** What came in and went out in each of the last months, the oldest first. */
export function monthlyFlows(flows: readonly Flow[], now: number, count: number): Month[] {
  const today = new Date(now)
  const months = Array.from({ length: count }, (_, index): Month => {
    const first = new Date(today.getFullYear(), today.getMonth() - (count - 1 - index), 1)
    return { month: dayOf(first.getTime()).slice(0, 7), in: 0n, out: 0n }
  })
  const byName = new Map(months.map((month) => [month.month, month]))
  for (const { time, value, isIn } of flows) {
    const month = byName.get(dayOf(time).slice(0, 7))
    if (!month) continue
    if (isIn) month.in += value
    else month.out += value
  }
  return months
}

/** The first and last day of a month, for a filter. */
export function daysOfMonth(month: string): { from: string; until: string } {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return { from: `${month}-01`, until: dayOf(new Date(year, number, 0).getTime()) }
}
