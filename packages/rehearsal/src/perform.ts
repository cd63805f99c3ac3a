import { type Address, type Hex, size } from 'viem'
import { RehearsalError } from './errors.ts'
import { countDone } from './outcome/countDone.ts'
import { explainFailure } from './outcome/explainFailure.ts'
import { judgeActs } from './outcome/judgeActs.ts'
import type { Plan } from './plan/plan.ts'
import { type ProbeAnswer, playProbe } from './probe/playProbe.ts'
import { askCoin, type Question } from './questions/question.ts'
import { questionsOfLogs } from './questions/questionsOfLogs.ts'
import type { Played, Stage } from './stage.ts'
import { subjectKey } from './subjectKey.ts'
import type { BlockId, Change, Outcome, Performance, Subject } from './types.ts'

/** More is somebody's flood: the rest is not asked, and coverage says so. */
const MOST_QUESTIONS = 240
/** What the reads of one call may use, before and again after: together with what is rehearsed it has to
 * stay below what a transaction may (`MOST_GAS`). */
type Budget = { read: bigint; act: bigint }
const ORDINARY: Budget = { read: 2_600_000n, act: 9_000_000n }
/** For what takes most of a transaction: fewer reads in each call, and more calls. */
const LARGE: Budget = { read: 1_300_000n, act: 12_900_000n }
/** What one call may be long: our own server lets no more through to a node. */
const MOST_BYTES = 48n * 1024n
/** With less room than this for reads, there would be calls without end: then it is not kept to. */
const LEAST_BYTES = 1_024n
/** What stands around all, around a read's data and around an act's (`probeAbi`). */
const FRAME_BYTES = { call: 164n, read: 192n, act: 224n }
/** What there is to spend when nothing is read beside. */
const ALONE_GAS = 15_500_000n

/** What is played, and what it may use. */
type Budgeted = { plan: Plan; budget: Budget }

type Heard = NonNullable<Played['heard']>
type Answered = { question: Question; before: Hex | null; after: Hex | null }

/** Plays it until everybody who was seen has been asked, before and after. */
export async function perform(
  stage: Stage,
  block: BlockId,
  plan: Plan,
  budget = ORDINARY,
): Promise<Performance> {
  const asked = new Set<string>()
  const named = unasked(plan.questions, asked)
  const first = await playAll(stage, block, { plan, budget }, named.questions)
  const { heard } = first
  const seen = heard ? questionsOfHeard(heard, plan.at) : []
  const further = unasked(seen, asked)
  const second = further.questions.length
    ? await playAll(stage, block, { plan, budget }, further.questions)
    : { answered: [], acted: first.acted }
  // The same call on the same block: a stage where it ends otherwise is no stage.
  if (JSON.stringify(second.acted) !== JSON.stringify(first.acted)) {
    throw new RehearsalError('failed', 'The same call did not end in the same way.')
  }
  const outcome = await outcomeOf(stage, block, { plan, budget }, first.acted)
  if (outcome === 'outOfGas') return perform(stage, block, plan, LARGE)
  const isCut = named.isCut || further.isCut || heard?.isWhole === false
  return {
    rung: stage.rung,
    block: { number: block.number, hash: block.hash },
    gasPrice: plan.circumstances.gasPrice,
    outcome,
    done: countDone(first.acted, plan.safe !== null),
    ...compare([...first.answered, ...second.answered]),
    coverage: isCut ? 'cut' : heard ? 'everybody' : 'named',
    isEarly: plan.isEarly,
  }
}

/** The stand of the probe may be nobody's; who was paid is a holder of coins. */
function questionsOfHeard({ logs, paid }: Heard, at: Address): Question[] {
  const holders = paid.filter((each) => each.toLowerCase() !== at.toLowerCase())
  return [...holders.map((each) => askCoin(each)), ...questionsOfLogs(logs)]
}

const keyOf = ({ target, data }: Question) => `${target} ${data}`.toLowerCase()

function unasked(questions: readonly Question[], asked: Set<string>) {
  const fresh: Question[] = []
  for (const question of questions) {
    const key = keyOf(question)
    if (asked.has(key)) continue
    if (asked.size >= MOST_QUESTIONS) return { questions: fresh, isCut: true }
    asked.add(key)
    fresh.push(question)
  }
  return { questions: fresh, isCut: false }
}

/** As many calls as their reads need. */
async function playAll(
  stage: Stage,
  block: BlockId,
  { plan, budget }: Budgeted,
  questions: readonly Question[],
) {
  const { at, slots, acts, circumstances, spare } = plan
  const answered: Answered[] = []
  let acted: readonly ProbeAnswer[] | undefined
  let heard: Played['heard'] = null
  for (const part of partsOf(questions, acts, budget.read)) {
    const scene = { block, at, slots, acts, circumstances, spare, reads: part, actGas: budget.act }
    const played = await playProbe(stage, scene)
    acted ??= played.acted
    heard = played.heard
    part.forEach((question, index) => {
      const [before, after] = [played.before[index], played.later[index]].map(toData)
      answered.push({ question, before: before ?? null, after: after ?? null })
    })
  }
  return { answered, acted: acted ?? [], heard }
}

const toData = (answer: ProbeAnswer | undefined) => (answer?.isGiven ? answer.data : null)

/** By what their reads use, and by what they are long beside what is rehearsed. */
function partsOf(questions: readonly Question[], acts: Plan['acts'], most: bigint): Question[][] {
  const taken = acts.reduce((sum, { data }) => sum + FRAME_BYTES.act + padded(data), 0n)
  const room = MOST_BYTES - FRAME_BYTES.call - taken
  const parts: Question[][] = [[]]
  let [gas, bytes] = [most, room]
  for (const question of questions) {
    const length = FRAME_BYTES.read + padded(question.data)
    if (question.gas > gas || (length > bytes && room >= LEAST_BYTES)) {
      parts.push([])
      ;[gas, bytes] = [most, room]
    }
    gas -= question.gas
    bytes -= length
    parts.at(-1)?.push(question)
  }
  return parts
}

/** The bytes of some data in an encoding of whole words. */
const padded = (data: Hex) => BigInt(Math.ceil(size(data) / 32) * 32)

async function outcomeOf(
  stage: Stage,
  block: BlockId,
  { plan, budget }: Budgeted,
  acted: readonly ProbeAnswer[],
): Promise<Outcome | 'outOfGas'> {
  const judged = judgeActs(acted, plan.safe !== null)
  // Why a variation fails nobody asks: that it does is enough.
  if (judged.status === 'success' || plan.spare !== null) return judged
  // After others nobody can stand in for the Safe: who fails there is said by its place.
  const inner =
    plan.safe && plan.acts.length === 1
      ? await explainFailure(stage, block, plan, budget.act).catch(nothing)
      : null
  // Who runs out of gas says nothing, and a Safe says of it what it says of any failure: with all that
  // there is, it may not.
  if ((inner ?? judged).reason.kind === 'nothing' || (plan.safe && !inner)) {
    const { at, slots, acts, circumstances } = plan
    const scene = { block, at, slots, acts, circumstances, spare: null }
    const alone = await playProbe(stage, { ...scene, reads: [], actGas: ALONE_GAS })
    if (judgeActs(alone.acted, plan.safe !== null).status !== judged.status) {
      if (budget !== LARGE) return 'outOfGas'
      throw new RehearsalError('failed', 'It needs more gas than can be rehearsed with.')
    }
  }
  return { ...judged, inner }
}

const nothing = () => null

/** What is different, each once. */
function compare(answered: readonly Answered[]) {
  const changes = new Map<string, Change>()
  const unread = new Map<string, Subject>()
  const asked = new Set<string>()
  for (const { question, before, after } of answered) {
    const told = question.tell(before, after)
    // Who does not know the question has not said that nothing changes.
    if (told === 'unknown') continue
    const key = subjectKey(question.subject)
    asked.add(key)
    if (told === 'unread') unread.set(key, question.subject)
    else if (told && !changes.has(key)) changes.set(key, told)
  }
  const nfts = new Set(
    [...changes.values()].flatMap((change) => (change.kind === 'nft' ? change.token : [])),
  )
  const guessed = new Set(
    answered.flatMap(({ question }) => (question.isGuess ? subjectKey(question.subject) : [])),
  )
  return {
    // How many of a collection somebody has was only asked because its call could mean an amount.
    changes: [...changes].flatMap(([key, change]) =>
      change.kind === 'token' && nfts.has(change.token) && guessed.has(key) ? [] : [change],
    ),
    asked: [...asked],
    unread: [...unread.values()],
  }
}
