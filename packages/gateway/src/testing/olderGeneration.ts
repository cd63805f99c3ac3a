/** The same answer as older gateways send it: what is null here is absent there. */
export function olderGeneration<T>(value: T): T {
  if (Array.isArray(value)) return value.map(olderGeneration) as T // a list stays a list
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, item]) =>
      item === null ? [] : [[key, olderGeneration(item)]],
    ),
  ) as T // the same shape without its nulls
}
