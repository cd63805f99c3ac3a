/** Seconds since 1970 of a time in UTC, such as `2026-03-14T09:41:07`. */
export function moment(text: string): number {
  const time = Date.parse(`${text}Z`) / 1000
  if (!Number.isInteger(time)) throw new Error(`${text} is not a time of the story`)
  return time
}
