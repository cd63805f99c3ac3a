import { RefusedError } from '../errors/errors.ts'

/** The calendar day of a moment, as a word that is the same all day. */
export type DayOf = (timestamp: number) => string

/** Formatters take long to make, and there are not many zones. */
const formats = new Map<string, Intl.DateTimeFormat>()
const MAX_KEPT = 600

/** Days of a zone such as `Europe/Zurich`; without one, of UTC moved by so many milliseconds. */
export function createDayOf(timezone: string | null | undefined, offset = 0): DayOf {
  if (timezone === null || timezone === undefined) {
    // Further than any zone is, no day begins.
    const shift = Math.max(-86_400_000, Math.min(86_400_000, offset))
    return (timestamp) => new Date(timestamp + shift).toISOString().slice(0, 10)
  }
  const format = formats.get(timezone) ?? createFormat(timezone)
  if (formats.size < MAX_KEPT) formats.set(timezone, format)
  return (timestamp) => format.format(timestamp)
}

function createFormat(timeZone: string): Intl.DateTimeFormat {
  try {
    return new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' })
  } catch (cause) {
    if (cause instanceof RangeError) throw new RefusedError('Invalid timezone')
    throw cause
  }
}
