import type { Limit } from './limit.ts'

/** What is left of a limit at a time (in seconds since 1970), and when all of it is there again. */
export function leftOf(
  { amount, spent, resetMinutes, lastReset }: Limit,
  now: number,
): { left: bigint; resetsAt: number | null } {
  const minute = Math.floor(now / 60)
  const isDue = resetMinutes > 0 && lastReset + resetMinutes <= minute
  const left = isDue ? amount : amount > spent ? amount - spent : 0n
  if (resetMinutes === 0) return { left, resetsAt: null }
  const periods = isDue ? Math.floor((minute - lastReset) / resetMinutes) : 0
  return { left, resetsAt: (lastReset + (periods + 1) * resetMinutes) * 60 }
}
