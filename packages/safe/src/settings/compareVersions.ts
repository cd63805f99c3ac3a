/** Which of two releases is newer, number by number; above zero: the first. Suffixes do not count. */
export function compareVersions(one: string, other: string): number {
  const [ours, theirs] = [one, other].map((version) => version.split(/[.+-]/).map(Number))
  for (const index of [0, 1, 2]) {
    const difference = (ours?.[index] || 0) - (theirs?.[index] || 0)
    if (difference !== 0) return difference
  }
  return 0
}
