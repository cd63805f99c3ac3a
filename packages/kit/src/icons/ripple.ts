/** The hue and the turn of a pattern that stands for something without a picture. */
export function ripple(seed: string): { hue: number; turn: number } {
  let hash = 0
  for (const letter of seed) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003
  // The golden angle: neighbours, such as a chain and its test network, lie far apart.
  return { hue: Math.round((hash * 137.508) % 360), turn: (hash % 8) * 45 }
}
