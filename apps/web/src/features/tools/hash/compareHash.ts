import type { Hex } from 'viem'

export type Comparison<Name extends string> =
  | { status: 'none' | 'noHash' | 'different' }
  | { status: 'same'; name: Name }

/** Which of some hashes a text from a device is, if any. Devices group digits, and may leave out 0x. */
export function compareHash<Name extends string>(
  text: string,
  hashes: Readonly<Record<Name, Hex>>,
): Comparison<Name> {
  const digits = text
    .replaceAll(/[\s:-]/g, '')
    .replace(/^0x/i, '')
    .toLowerCase()
  if (digits === '') return { status: 'none' }
  if (!/^[0-9a-f]{64}$/.test(digits)) return { status: 'noHash' }
  // The keys are the names.
  const names = Object.keys(hashes) as Name[]
  const name = names.find((each) => hashes[each].toLowerCase() === `0x${digits}`)
  return name === undefined ? { status: 'different' } : { status: 'same', name }
}
