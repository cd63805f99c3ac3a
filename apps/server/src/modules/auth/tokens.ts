import { createHash, randomBytes } from 'node:crypto'

/** 256 random bits, as they stand in a cookie. */
export function createToken(): string {
  return randomBytes(32).toString('base64url')
}

/** 128 random bits: who a visitor is before signing in. */
export function createPreSession(): string {
  return randomBytes(16).toString('base64url')
}

export const isToken = (text: string) => /^[\w-]{43}$/.test(text)
export const isPreSession = (text: string) => /^[\w-]{22}$/.test(text)

/** What is stored of a token. It has enough bits not to need salt or slowness. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
