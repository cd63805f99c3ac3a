import { parseSignInMessage } from '@countersign/siwe'

/**
 * Where a text would sign somebody in, if it is such a text (EIP-4361). Also one that only begins
 * like it: a sloppy site may take it all the same.
 */
export function findSignIn(text: string): string | null {
  try {
    return parseSignInMessage(text).domain
  } catch {
    return /^(\S{1,253}) wants you to sign in with your \S+ account/.exec(text.trim())?.[1] ?? null
  }
}
