import type { Random } from './random.ts'

const WORDS = [
  '',
  '0x',
  '0x0',
  'latest',
  'null',
  '__proto__',
  'constructor',
  '../../etc/passwd',
  '%00',
  '%ff%fe',
  '%',
  "' OR 1=1 --",
  '<script>alert(1)</script>',
  '\u0000',
  '\u2028',
  '\ud800',
  '\r\nSet-Cookie: a=b',
  '💥',
  '{"a":',
  `0x${'ff'.repeat(32)}`,
  `0x${'a1'.repeat(20)}`,
  'x'.repeat(5_000),
  '9'.repeat(400),
  '1e400',
]
const NUMBERS = [0, -0, -1, 1, 0.1, 1e21, 2 ** 53, -(2 ** 31), Number.MAX_VALUE]

export function fuzzText(random: Random): string {
  if (random.chance(0.7)) return random.pick(WORDS)
  const length = random.below(40)
  return Array.from({ length }, () => String.fromCharCode(random.below(0x250))).join('')
}

/** Any JSON value, nested a little, or once in a while a lot. */
export function fuzzValue(random: Random, depth = 0): unknown {
  const kind = random.below(depth > 4 ? 4 : 7)
  if (kind === 0) return fuzzText(random)
  if (kind === 1) return random.pick(NUMBERS)
  if (kind === 2) return random.pick([null, true, false])
  if (kind === 3) return random.pick(['0x1', 'latest', 'pending', 'finalized'])
  if (kind === 4) return deep(random.pick([2, 20, 2_000]))
  const items = Array.from({ length: random.below(5) }, () => fuzzValue(random, depth + 1))
  if (kind === 5) return items
  return Object.fromEntries(items.map((item) => [fuzzText(random), item]))
}

function deep(levels: number): unknown {
  let value: unknown = []
  for (let i = 0; i < levels; i++) value = [value]
  return value
}

/** The text with a piece lost, doubled or replaced. */
export function mutate(random: Random, text: string): string {
  const at = random.below(text.length + 1)
  const to = Math.min(text.length, at + random.below(8))
  const piece = random.pick(['', text.slice(at, to).repeat(2), fuzzText(random)])
  return text.slice(0, at) + piece + text.slice(to)
}
