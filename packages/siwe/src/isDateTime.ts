const DATE_TIME =
  /^(\d{4})-(\d\d)-(\d\d)T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d{1,9})?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/

/**
 * RFC 3339 in the form that everything writes: capital T and Z, a day that exists, no leap second
 * (which `Date` cannot hold).
 */
export function isDateTime(text: string): boolean {
  const [, year, month, day] = DATE_TIME.exec(text) ?? []
  if (year === undefined) return false
  const date = new Date(`${year}-${month}-${day}T00:00:00Z`)
  // `Date` turns February 31 into March 3.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(`${year}-${month}-${day}T`)
}
