/** A sign-in is a short text and a signature. */
const SIGN_IN = 16 * 1024
/** No endpoint takes more. */
const ANYTHING = 128 * 1024

/** How long the body of a request may be. The one place where that is said. */
export function maxBodyBytes(path: string): number {
  return path.startsWith('/api/auth/') ? SIGN_IN : ANYTHING
}
