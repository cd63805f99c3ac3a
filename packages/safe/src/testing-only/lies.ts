/** Every place in a JSON value where a leaf stands. */
export function leafPaths(
  value: unknown,
  path: readonly (string | number)[] = [],
): (readonly (string | number)[])[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => leafPaths(item, [...path, index]))
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).flatMap(([key, item]) => leafPaths(item, [...path, key]))
  }
  return value === null || value === undefined ? [] : [path]
}

/** A copy in which the leaf at this place went through `change`. */
export function changeLeaf(
  value: unknown,
  path: readonly (string | number)[],
  change: (leaf: unknown) => unknown,
): unknown {
  const [key, ...rest] = path
  if (key === undefined) return change(value)
  if (Array.isArray(value)) {
    return value.map((item, index) => (index === key ? changeLeaf(item, rest, change) : item))
  }
  return Object.fromEntries(
    Object.entries(value as object).map(([name, item]) => [
      // an object, as the path says
      name,
      name === key ? changeLeaf(item, rest, change) : item,
    ]),
  )
}

/**
 * One bit of a value, changed. In hexadecimal it is a bit of the bytes; in other text a bit of a
 * character, because a gateway may send any text.
 */
export function flipBit(leaf: unknown, seed: number): unknown {
  if (typeof leaf === 'bigint') return leaf ^ (1n << BigInt(seed % 256))
  if (typeof leaf === 'number') return leaf ^ (1 << (seed % 8))
  if (typeof leaf === 'boolean') return !leaf
  const text = String(leaf)
  if (text === '') return '\u0001'
  if (/^0x[0-9a-fA-F]+$/.test(text)) {
    const at = 2 + (seed % (text.length - 2))
    const digit = Number.parseInt(text.charAt(at), 16) ^ (1 << (seed % 4))
    return text.slice(0, at) + digit.toString(16) + text.slice(at + 1)
  }
  const at = seed % text.length
  const character = String.fromCharCode(text.charCodeAt(at) ^ (1 << (seed % 7)))
  return text.slice(0, at) + character + text.slice(at + 1)
}
