const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const BASE = 62n

/** How many letters and digits `bytes` bytes need. */
const width = (bytes: number) => Math.ceil((bytes * 8) / Math.log2(62))

/** Letters and digits only, always of the same length: what a nonce may consist of. */
export function toBase62(bytes: Uint8Array): string {
  let value = BigInt(`0x${Buffer.from(bytes).toString('hex')}`)
  let text = ''
  for (let index = width(bytes.length); index > 0; index--) {
    text = DIGITS.charAt(Number(value % BASE)) + text
    value /= BASE
  }
  return text
}

/** The bytes, or `undefined` when the text is not how `toBase62` writes that many. */
export function fromBase62(text: string, length: number): Buffer | undefined {
  if (text.length !== width(length) || !/^[0-9A-Za-z]+$/.test(text)) return undefined
  let value = 0n
  for (const digit of text) value = value * BASE + BigInt(DIGITS.indexOf(digit))
  const hex = value.toString(16).padStart(length * 2, '0')
  return hex.length > length * 2 ? undefined : Buffer.from(hex, 'hex')
}
