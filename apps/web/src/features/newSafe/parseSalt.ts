const MOST = 2n ** 256n

/** The number that a text means; null for none that a factory takes. */
export function parseSalt(text: string): bigint | null {
  const digits = text.trim()
  if (!/^\d{1,78}$/.test(digits)) return null
  const salt = BigInt(digits)
  return salt < MOST ? salt : null
}
