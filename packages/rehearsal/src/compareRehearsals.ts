import { isOtherwise } from './isOtherwise.ts'
import { subjectKey } from './subjectKey.ts'
import type { NotRehearsed, Rehearsal, Varied } from './types.ts'

/**
 * Rehearses by one node: at its newest block in the best way that it has, or at the one that is named,
 * then in the way that all nodes have.
 */
export type RehearseBy = (height?: bigint) => Promise<Rehearsal | NotRehearsed>

export type Compared = {
  /** By whoever could see most, or knows that it did not see all. */
  rehearsal: Rehearsal | NotRehearsed
  /** How many rehearsed it, each by itself, and asked about all that is said to change. */
  voices: number
  /** They come to something else: one of them is wrong, and nobody can tell which. */
  isDisputed: boolean
  /** Under other circumstances: by all who rehearsed it, or otherwise by any. */
  varied: Varied
}

/** Nodes that are further apart than this are not followed to an older block. */
const MOST_BLOCKS = 5n

/** A rehearsal is its node's word: several are asked, who know nothing of each other. */
export async function compareRehearsals(nodes: readonly RehearseBy[]): Promise<Compared> {
  const heard = await rehearseAll(nodes)
  const played = heard.filter(isPlayed)
  if (played.length === 0) return nobodyOf(heard)
  const heights = played
    .map(({ block }) => block.number)
    .toSorted((one, other) => (one < other ? -1 : 1))
  const [lowest = 0n, highest = 0n] = [heights[0], heights.at(-1)]
  if (!isDisputed(played) || highest - lowest > MOST_BLOCKS) return judge(played)
  // One may have been a block behind the other, or see the next block's time.
  const again = (await rehearseAll(nodes, lowest).catch((): Heard[] => [])).filter(isPlayed)
  // Who is not heard any more has not taken anything back.
  return judge(again.length < played.length ? played : again)
}

function judge(played: readonly Rehearsal[]): Compared {
  const [first] = played
  const seenBy = (view: Rehearsal['coverage']) => played.find(({ coverage }) => coverage === view)
  // Who says that there is more than was looked at is not outdone by who saw less.
  const rehearsal = seenBy('cut') ?? seenBy('everybody') ?? first
  if (!rehearsal) return nobodyOf([])
  const told = rehearsal.changes.map(subjectKey)
  const isAsked = ({ asked }: Rehearsal) => told.every((subject) => asked.includes(subject))
  return {
    rehearsal,
    voices: played.filter(isAsked).length,
    isDisputed: isDisputed(played),
    varied: variedBy(played),
  }
}

type Heard = Rehearsal | NotRehearsed

const isPlayed = (heard: Heard): heard is Rehearsal => heard.rung !== 'static'

const isDisputed = ([first, ...others]: readonly Rehearsal[]) =>
  first !== undefined &&
  others.some((other) => isOtherwise(first, other) || startsOtherwise(first, other))

/** Of one block they also say the same about what is before it: a page shows that, too. */
function startsOtherwise(first: Rehearsal, other: Rehearsal): boolean {
  if (first.block.hash !== other.block.hash) return false
  const before = new Map(first.changes.map((change) => [subjectKey(change), textOf(change.before)]))
  return other.changes.some((change) => {
    const known = before.get(subjectKey(change))
    return known !== undefined && known !== textOf(change.before)
  })
}

const textOf = (value: unknown) =>
  JSON.stringify(value, (_, each) => (typeof each === 'bigint' ? String(each) : each))

/** Who does not answer at all is no voice; nobody at all is a fault. */
async function rehearseAll(nodes: readonly RehearseBy[], height?: bigint): Promise<Heard[]> {
  const settled = await Promise.allSettled(nodes.map((rehearseBy) => rehearseBy(height)))
  const heard = settled.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
  const failed = settled.find((one) => one.status === 'rejected')
  if (heard.length === 0 && failed) throw failed.reason
  return heard
}

/** What turns for one of them turns. */
function variedBy(played: readonly Rehearsal[]): Varied {
  if (played.some(({ varied }) => varied === 'otherwise')) return 'otherwise'
  if (played.some(({ varied }) => varied === 'failed')) return 'failed'
  return played.every(({ varied }) => varied === 'same') ? 'same' : 'not'
}

const nobodyOf = (heard: readonly Heard[]): Compared => ({
  rehearsal: { rung: 'static', tried: heard.flatMap(({ tried }) => tried) },
  voices: 0,
  isDisputed: false,
  varied: 'not',
})
