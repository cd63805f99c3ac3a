import type { Place } from './createMemory.ts'
import { samePlace } from './samePlace.ts'

/** The list without a place that was in it, else with it. */
export function togglePlace(places: readonly Place[], place: Place): Place[] {
  const without = places.filter((each) => !samePlace(each, place))
  return without.length < places.length ? without : [...places, place]
}
