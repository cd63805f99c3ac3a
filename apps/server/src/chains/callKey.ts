/** One text for calls that ask the same: keys of objects sorted, lists in their order. */
export function callKey(method: string, params: readonly unknown[]): string {
  return `${method} ${canonical(params)}`
}

/** JSON with sorted keys. The data came from JSON, so nothing else than its kinds can occur. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  const entries = Object.entries(value)
    .filter(([, inner]) => inner !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
  return `{${entries.map(([key, inner]) => `${JSON.stringify(key)}:${canonical(inner)}`).join(',')}}`
}
