import { coverPairs } from './coverPairs.ts'

/** What is looked at of a product: a sample that covers all pairs, or all of it in `test:deep`. */
export function sample<Axes extends Record<string, readonly unknown[]>>(axes: Axes) {
  return process.env.DEEP ? combine(axes) : coverPairs(axes)
}

function combine<Axes extends Record<string, readonly unknown[]>>(axes: Axes) {
  let rows: Record<string, unknown>[] = [{}]
  for (const [name, values] of Object.entries(axes)) {
    rows = rows.flatMap((row) => values.map((value) => ({ ...row, [name]: value })))
  }
  // Each row has one value of each axis by now.
  return rows as ReturnType<typeof coverPairs<Axes>>
}
