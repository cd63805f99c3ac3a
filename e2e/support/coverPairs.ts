type Row<Axes extends Record<string, readonly unknown[]>> = {
  [Name in keyof Axes]: Axes[Name][number]
}

/**
 * A sample of a product in which every value of every axis meets every value of every other one:
 * what breaks mostly breaks when two things meet, and seldom needs a third. The same axes always
 * give the same sample, no longer than the product of the two longest axes and a little.
 */
export function coverPairs<Axes extends Record<string, readonly unknown[]>>(
  axes: Axes,
): Row<Axes>[] {
  const names: (keyof Axes)[] = Object.keys(axes)
  const lengths = names.map((name) => axes[name]?.length ?? 0)
  if (lengths.includes(0)) return []
  /** How often two values have met. */
  const met = new Map<string, number>()
  const times = (pair: readonly Place[]) => met.get(keyOf(pair)) ?? 0

  const rows: number[][] = []
  for (const pair of listPairs(lengths)) {
    if (times(pair) > 0) continue
    const chosen = [...pair]
    for (const [axis, length] of lengths.entries()) {
      if (chosen.some((place) => place.axis === axis)) continue
      chosen.push(best({ axis, length }, (place) => chosen.map((one) => times([one, place]))))
    }
    for (const [at, one] of chosen.entries()) {
      for (const other of chosen.slice(at + 1)) {
        met.set(keyOf([one, other]), times([one, other]) + 1)
      }
    }
    rows.push(chosen.sort((one, other) => one.axis - other.axis).map(({ value }) => value))
  }
  // An index was taken from its own axis, so its value is one of that axis.
  return rows.map(
    (row) =>
      Object.fromEntries(names.map((name, at) => [name, axes[name]?.[row[at] ?? 0]])) as Row<Axes>,
  )
}

type Place = { axis: number; value: number }

const keyOf = (pair: readonly Place[]) =>
  pair
    .map(({ axis, value }) => `${axis}:${value}`)
    .sort()
    .join(' ')

/** Every two values that have to meet; a lone axis has its values only. */
function listPairs(lengths: readonly number[]): Place[][] {
  const places = lengths.map((length, axis) =>
    Array.from({ length }, (_, value) => ({ axis, value })),
  )
  if (places.length === 1) return (places[0] ?? []).map((place) => [place])
  return places.flatMap((ones, axis) =>
    places
      .slice(axis + 1)
      .flatMap((others) => ones.flatMap((one) => others.map((other) => [one, other]))),
  )
}

/** The value that has met the others least so far. */
function best(
  { axis, length }: { axis: number; length: number },
  meetings: (place: Place) => number[],
): Place {
  const places = Array.from({ length }, (_, value) => ({ axis, value }))
  const total = (place: Place) => meetings(place).reduce((sum, count) => sum + count, 0)
  return places.reduce((least, place) => (total(place) < total(least) ? place : least))
}
