import * as v from 'valibot'
import type { ChainClient } from '../../../../chains/createChains.ts'
import { type Block, blockSchema } from '../node/nodeAnswers.ts'
import type { Checkpoint } from '../store/checkpoint.ts'

export type JudgeReorgParameters = {
  chain: Pick<ChainClient, 'requestEach' | 'nodes'>
  /** The first block that was read, and the oldest one that is remembered. */
  first: Checkpoint
  oldest: Checkpoint
  signal?: AbortSignal | undefined
}

/**
 * - `reorg`: every node has the same other block where one of ours was
 * - `disagree`: some have, or nobody can tell; what each said, by its name
 * - `none`: none of them has
 */
export type ReorgVerdict =
  | { type: 'reorg' }
  | { type: 'none' }
  | { type: 'disagree'; said: Readonly<Record<string, string>> }

/**
 * Whether the chain is another one from before every block that is remembered. One node may be
 * behind, broken or lying: each is asked by itself, and all of them have to say it.
 */
export async function judgeReorg(parameters: JudgeReorgParameters): Promise<ReorgVerdict> {
  const { chain, first, oldest } = parameters
  const [firsts, oldests] = await Promise.all([
    askEach(parameters, first.number),
    askEach(parameters, oldest.number),
  ])
  const said = firsts.map((answer, index) => stanceOf(answer, oldests[index], first, oldest))
  const [stance] = said
  if (stance !== undefined && said.every((each) => each === stance && isOther(each))) {
    return { type: 'reorg' }
  }
  if (said.every((each) => each === 'ours' || each === 'behind')) return { type: 'none' }
  const names = chain.nodes().map(({ name }) => name)
  return {
    type: 'disagree',
    said: Object.fromEntries(said.map((each, index) => [names[index] ?? index, each])),
  }
}

/** A block, `null` when the node has none, `undefined` when it did not say. */
type Answer = Block | null | undefined

async function askEach({ chain, signal }: JudgeReorgParameters, number: number): Promise<Answer[]> {
  const params = [`0x${number.toString(16)}`, false]
  const answers = await chain.requestEach('eth_getBlockByNumber', params, { signal })
  return answers.map((answer) => {
    const parsed = v.safeParse(
      blockSchema,
      answer.status === 'fulfilled' ? answer.value : undefined,
    )
    return parsed.success ? parsed.output : undefined
  })
}

const OTHER = 'another chain'
const isOther = (stance: string) => stance.startsWith(OTHER)

/** What one node says, in a word. */
function stanceOf(
  firstAnswer: Answer,
  oldestAnswer: Answer,
  first: Checkpoint,
  oldest: Checkpoint,
): string {
  if (firstAnswer === undefined || oldestAnswer === undefined) return 'no answer'
  const hasOldest = oldestAnswer?.hash === oldest.hash
  // A chain that begins otherwise shares no block with ours.
  if (firstAnswer && firstAnswer.hash !== first.hash) {
    if (hasOldest) return 'a contradiction'
    return `${OTHER} from ${firstAnswer.hash}`
  }
  if (hasOldest) return 'ours'
  return oldestAnswer ? `${OTHER} with ${oldestAnswer.hash}` : 'behind'
}
