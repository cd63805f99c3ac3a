/** Whether JSON data nests no deeper than `limit`; a depth-limited walk cannot overflow. */
export function nestingWithin(value: unknown, limit: number): boolean {
  if (typeof value !== 'object' || value === null) return true
  if (limit === 0) return false
  return Object.values(value).every((inner) => nestingWithin(inner, limit - 1))
}
