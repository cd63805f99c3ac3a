import { isIPv4, isIPv6 } from 'node:net'

/**
 * What one visitor can be told from another by: a whole IPv4 address, or the first half of an
 * IPv6 address, because every household owns all of the second half.
 */
export function addressBlock(address: string): string {
  const plain = plainAddress(address)
  if (plain === undefined) return 'unknown'
  return isIPv4(plain) ? plain : `${firstGroups(plain).join(':')}::/64`
}

/** Without a zone, and IPv4 as such even when it arrived wrapped in IPv6. */
export function plainAddress(text: string): string | undefined {
  const [address = ''] = text.trim().split('%')
  if (isIPv4(address)) return address
  if (!isIPv6(address)) return undefined
  // A URL brings every spelling of an address into one.
  const canonical = new URL(`http://[${address}]`).hostname.slice(1, -1)
  const mapped = /^::ffff:([0-9a-f]{1,4}):([0-9a-f]{1,4})$/.exec(canonical)
  return mapped ? dotted(Number(`0x${mapped[1]}`), Number(`0x${mapped[2]}`)) : canonical
}

function dotted(high: number, low: number): string {
  return [high >> 8, high & 255, low >> 8, low & 255].join('.')
}

function firstGroups(canonical: string): string[] {
  const [head = '', tail] = canonical.split('::')
  const before = head === '' ? [] : head.split(':')
  const after = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = tail === undefined ? 0 : 8 - before.length - after.length
  return [...before, ...Array<string>(zeros).fill('0'), ...after].slice(0, 4)
}
