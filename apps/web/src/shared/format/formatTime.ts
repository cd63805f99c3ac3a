import { ageFormat, dateFormat } from './formats.ts'

const MINUTE = 60_000
const UNITS = [
  ['year', 525_600],
  ['month', 43_800],
  ['week', 10_080],
  ['day', 1_440],
  ['hour', 60],
  ['minute', 1],
] as const

/** How long ago, in the largest unit that fits: “3 days ago”. */
export function formatAge(time: number, now: number, locale: string): string {
  const minutes = (time - now) / MINUTE
  const [unit, size] = UNITS.find(([, length]) => Math.abs(minutes) >= length) ?? ['minute', 1]
  return ageFormat(locale, { numeric: 'auto', style: 'long' }).format(
    Math.trunc(minutes / size),
    unit,
  )
}

/** A date with its time of day. */
export function formatDateTime(time: number, locale: string): string {
  return dateFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(time)
}

/** A day, such as a list's divider. */
export function formatDay(time: number, locale: string): string {
  return dateFormat(locale, { dateStyle: 'long' }).format(time)
}

/** For “as of”: the time of day, with the day if it was not today. */
export function formatAsOf(time: number, now: number, locale: string): string {
  const today = new Date(time).toDateString() === new Date(now).toDateString()
  return today
    ? dateFormat(locale, { timeStyle: 'short' }).format(time)
    : formatDateTime(time, locale)
}
