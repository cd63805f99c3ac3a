import { parseSignInMessage, type SignInMessage } from '@countersign/siwe'
import type { MessageKey } from '../i18n/types.ts'

const KEYS = {
  domain: 'verify.site',
  address: 'verify.account',
  statement: 'verify.statement',
  chainId: 'verify.network',
  nonce: 'verify.nonce',
  issuedAt: 'verify.issued',
  expirationTime: 'verify.expires',
} as const satisfies Partial<Record<keyof SignInMessage, MessageKey>>

export type SignInField = { key: (typeof KEYS)[keyof typeof KEYS]; value: string }

/**
 * What a message says, as the server will read it; nothing for a text that is no sign-in message,
 * of which no line may pass for the site or the account.
 */
export function signInFields(message: string): readonly SignInField[] {
  const read = attempt(() => parseSignInMessage(message))
  if (!read) return []
  // The keys of a literal above.
  const names = Object.keys(KEYS) as (keyof typeof KEYS)[]
  return names.flatMap((name) => {
    const value = read[name]
    return value ? [{ key: KEYS[name], value: String(value) }] : []
  })
}

function attempt<T>(run: () => T): T | undefined {
  try {
    return run()
  } catch {
    return undefined
  }
}
