import { parseSignInMessage } from '@countersign/siwe'

/** When a message stops to count, in milliseconds since 1970; one that does not say so never does. */
export function expiryOf(message: string): number {
  try {
    const { expirationTime } = parseSignInMessage(message)
    return expirationTime === undefined ? Number.POSITIVE_INFINITY : Date.parse(expirationTime)
  } catch {
    // Another back end's own words: it is the server that ends them.
    return Number.POSITIVE_INFINITY
  }
}
