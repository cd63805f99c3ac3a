import { addressDigits } from './abiWords.ts'

/** Whether two addresses are the same, in any spelling; throws our own error for what is none. */
export const sameAddress = (one: unknown, other: unknown): boolean =>
  addressDigits(one, 'address') === addressDigits(other, 'address')
