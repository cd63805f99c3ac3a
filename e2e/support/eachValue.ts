/**
 * As few rows of a product as show each value of each axis once, for long walks whose pairs of values
 * meet in shorter tests; all of it in `test:deep`, by `sample`.
 */
export function eachValue<Axes extends Record<string, readonly unknown[]>>(axes: Axes) {
  const length = Math.max(...Object.values(axes).map((values) => values.length))
  const rows = Array.from({ length }, (_, at) =>
    Object.fromEntries(
      Object.entries(axes).map(([name, values]) => [name, values[at % values.length]]),
    ),
  )
  // Each row has one value of each axis by now.
  return rows as { [Name in keyof Axes]: Axes[Name][number] }[]
}
