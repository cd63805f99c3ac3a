import { RefusedError } from '../errors/errors.ts'

const ISO = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:?\d{2})?)?$/

/** A moment from a query, in ISO 8601; absent stays absent. */
export function parseDate(text: string | null | undefined): Date | undefined {
  if (text === null || text === undefined) return undefined
  // A plus in an address is read as a space.
  const spelled = text.replace(/ (?=\d{2}:?\d{2}$)/, '+')
  const date = new Date(ISO.test(spelled) ? spelled : Number.NaN)
  if (Number.isNaN(date.getTime())) throw new RefusedError('Invalid date')
  return date
}
