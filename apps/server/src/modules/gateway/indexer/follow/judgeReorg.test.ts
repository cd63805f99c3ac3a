import { describe, expect, it } from 'vitest'
import { judgeReorg } from './judgeReorg.ts'

const hash = (digit: string) => `0x${digit.repeat(64)}`
const first = { number: 0, hash: hash('a') }
const oldest = { number: 90, hash: hash('b') }

/** What a node has at a number: the first digit of the hash, nothing, or no answer. */
type Answer = string | null | Error
type Node = [first: Answer, oldest: Answer]

const OURS: Node = ['a', 'b']
const BEHIND: Node = ['a', null]
const DEEP: Node = ['a', 'c']
const DEEPER: Node = ['a', 'd']
const ANEW: Node = ['e', 'f']
const SHORT: Node = ['e', null]
const ODD: Node = ['e', 'b']
const PRUNED: Node = [null, 'c']
const AWAY: Node = [new Error('away'), new Error('away')]
const MUTE: Node = ['a', new Error('away')]

function judge(...nodes: Node[]) {
  const requestEach = (_method: string, params: readonly unknown[]) =>
    Promise.allSettled(
      nodes.map(async ([atFirst, atOldest]) => {
        const answer = Number(params[0]) === 0 ? atFirst : atOldest
        if (answer instanceof Error) throw answer
        if (answer === null) return null
        const rest = { parentHash: hash('0'), timestamp: '0x1' }
        return { number: params[0], hash: hash(answer), ...rest }
      }),
    )
  const names = () => ['primary', 'secondary'].map((name) => ({ name, resting: false }))
  return judgeReorg({ chain: { requestEach, nodes: names }, first, oldest })
}

describe('R-GW-11 a reorg before all that is remembered', () => {
  it.each([
    ['of one node that has another block', [DEEP]],
    ['of one node that begins otherwise', [ANEW]],
    ['of one node that begins otherwise and is short', [SHORT]],
    ['of one node that has forgotten the first block', [PRUNED]],
    ['that two tell in the same way', [DEEP, DEEP]],
    ['that two tell in the same way, from the first block', [ANEW, ANEW]],
  ])('is one: %s', async (_title, nodes) => {
    expect(await judge(...nodes)).toEqual({ type: 'reorg' })
  })

  it.each([
    ['that the only node knows nothing of', [OURS]],
    ['when the only node is behind', [BEHIND]],
    ['when one is behind and the other is not', [BEHIND, OURS]],
    ['when both are behind', [BEHIND, BEHIND]],
  ])('is none: %s', async (_title, nodes) => {
    expect(await judge(...nodes)).toEqual({ type: 'none' })
  })

  it.each([
    ['the other one has ours', [DEEP, OURS]],
    ['the other one tells another', [DEEP, DEEPER]],
    ['the other one begins otherwise', [DEEP, ANEW]],
    ['the other one is behind', [DEEP, BEHIND]],
    ['the other one cannot be asked', [DEEP, AWAY]],
    ['the other one does not say', [ANEW, MUTE]],
    ['the only one cannot be asked', [AWAY]],
    ['the only one contradicts itself', [ODD]],
    ['both contradict themselves', [ODD, ODD]],
  ])('nobody knows when %s', async (_title, nodes) => {
    expect(await judge(...nodes)).toMatchObject({ type: 'disagree' })
  })

  it('is none where nobody is asked', async () => {
    expect(await judge()).toEqual({ type: 'none' })
  })

  it('tells what each node said', async () => {
    expect(await judge(DEEP, AWAY)).toMatchObject({
      said: { primary: `another chain with ${hash('c')}`, secondary: 'no answer' },
    })
  })
})
