import { RefusedError } from '../errors/errors.ts'

/** An amount from a query, in the smallest unit; absent stays absent. */
export function parseAmount(text: string | null | undefined): string | undefined {
  if (text === null || text === undefined) return undefined
  if (!/^\d{1,78}$/.test(text)) throw new RefusedError('Invalid value')
  return BigInt(text).toString()
}
