import type { Place } from './createMemory.ts'
import { samePlace } from './samePlace.ts'

const KEPT = 8

/** The visited accounts after a visit: the latest first, each once, not too many. */
export function rememberVisit(visited: readonly Place[], place: Place): Place[] {
  return [place, ...visited.filter((each) => !samePlace(each, place))].slice(0, KEPT)
}
