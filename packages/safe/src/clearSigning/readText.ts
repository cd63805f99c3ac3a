import { InvalidDescriptionError } from '../errors.ts'

/** Letters that nobody sees, or that turn a line around: in a label they can only deceive. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cn}]/u

/** A short text on one line. */
export function readText(value: unknown, field: string, most: number): string {
  if (typeof value !== 'string' || value.length === 0 || value.length > most) {
    throw new InvalidDescriptionError(`${field} wants 1 to ${most} characters`)
  }
  if (UNSEEN.test(value)) throw new InvalidDescriptionError(`${field} has characters to deceive`)
  return value
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
