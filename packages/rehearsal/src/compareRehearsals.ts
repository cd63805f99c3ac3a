import { isOtherwise } from './isOtherwise.ts'
import type { NotRehearsed, Rehearsal } from './types.ts'

/** Rehearses by one node: at its newest block, or at the one that is named. */
export type RehearseBy = (height?: bigint) => Promise<Rehearsal | NotRehearsed>

export type Compared = {
  /** By the first who could. */
  rehearsal: Rehearsal | NotRehearsed
  /** How many rehearsed it, each by itself, and came to the same. */
  voices: number
  /** At the same block they come to something else: one of them is wrong, and nobody can tell which. */
  isDisputed: boolean
}

/** A rehearsal is its node's word: several are asked, who know nothing of each other. */
export async function compareRehearsals(nodes: readonly RehearseBy[]): Promise<Compared> {
  const heard = await rehearseAll(nodes)
  const played = heard.filter(isPlayed)
  const [first] = played
  if (!first) return { rehearsal: notRehearsed(heard), voices: 0, isDisputed: false }
  if (!isDisputed(played)) return { rehearsal: first, voices: played.length, isDisputed: false }
  // One may have been a block behind the other.
  const [height] = played
    .map(({ block }) => block.number)
    .toSorted((one, other) => (one < other ? -1 : 1))
  const again = (await rehearseAll(nodes, height)).filter(isPlayed)
  // Who is not heard any more has not taken anything back.
  const last = again.length < played.length ? played : again
  return { rehearsal: last[0] ?? first, voices: last.length, isDisputed: isDisputed(last) }
}

type Heard = Rehearsal | NotRehearsed

const isPlayed = (heard: Heard): heard is Rehearsal => heard.rung !== 'static'

const isDisputed = ([first, ...others]: readonly Rehearsal[]) =>
  first !== undefined && others.some((other) => isOtherwise(first, other))

/** Who does not answer at all is no voice; nobody at all is a fault. */
async function rehearseAll(nodes: readonly RehearseBy[], height?: bigint): Promise<Heard[]> {
  const settled = await Promise.allSettled(nodes.map((rehearseBy) => rehearseBy(height)))
  const heard = settled.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
  const failed = settled.find((one) => one.status === 'rejected')
  if (heard.length === 0 && failed) throw failed.reason
  return heard
}

const notRehearsed = (heard: readonly Heard[]): NotRehearsed => ({
  rung: 'static',
  tried: heard.flatMap(({ tried }) => tried),
})
