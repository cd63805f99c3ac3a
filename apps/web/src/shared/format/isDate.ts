/** The last second that a date can have, and before 1970 the first. */
const LAST = 8_640_000_000_000

/** Whether there is a date at a second: where there is none, Intl throws. */
export const isDate = (seconds: bigint | number): boolean => seconds >= -LAST && seconds <= LAST
