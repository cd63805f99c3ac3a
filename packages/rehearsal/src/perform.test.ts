import {
  type Address,
  decodeFunctionData,
  encodeAbiParameters,
  encodeFunctionResult,
  type Hex,
  size,
  toHex,
} from 'viem'
import { expect, it } from 'vitest'
import { perform } from './perform.ts'
import { answers, probeAbi } from './probe/probeAbi.ts'
import { askCoin, askToken, type Question } from './questions/question.ts'
import type { Stage } from './stage.ts'

/** What our own server lets through to a node in one call. */
const MOST_BYTES = 48 * 1024

const block = { number: 1n, hash: toHex(1n, { size: 32 }) }
const account = (index: number): Address => toHex(BigInt(index + 1), { size: 20 })
const accounts = (count: number) => Array.from({ length: count }, (_, index) => account(index))

const seen = {
  origin: account(2),
  gasPrice: 7n,
  number: 1n,
  time: 1n,
  coinbase: account(3),
  random: 0n,
  baseFee: 0n,
}

/** Answers everything with nothing, and remembers how long the questions were. */
async function play(questions: readonly Question[], data: Hex) {
  const plays: { bytes: number; reads: number }[] = []
  const given = { isGiven: true, data: toHex(0n, { size: 32 }) } as const
  const stage: Stage = {
    rung: 'simulate',
    async play(scene) {
      const { args } = decodeFunctionData({ abi: probeAbi, data: scene.data })
      const [before, acted] = [args[0].map(() => given), args[1].map(() => given)]
      plays.push({ bytes: size(scene.data), reads: args[0].length })
      const result = [encodeAbiParameters([answers], [before]), acted, before, seen] as const
      const answer = encodeFunctionResult({ abi: probeAbi, functionName: 'rehearse', result })
      return { data: answer, heard: null }
    },
  }
  const acts = [{ to: account(0), value: 0n, isDelegated: false, data }]
  await perform(stage, block, {
    at: account(1),
    slots: {},
    circumstances: { origin: account(2), gasPrice: 7n, funds: 0n, block: null },
    acts,
    spare: null,
    questions,
    isEarly: false,
    safe: null,
  })
  return plays
}

const zeros = (bytes: number): Hex => `0x${'00'.repeat(bytes)}`
const readsOf = (plays: readonly { reads: number }[]) =>
  plays.reduce((sum, { reads }) => sum + reads, 0)

it.each([
  ['coins beside a batch', accounts(240).map(askCoin), 15_001],
  ['coins beside the largest batch', accounts(240).map(askCoin), 41_500],
  ['tokens', accounts(240).map((each) => askToken(account(0), each)), 30_000],
])('R-REH-4 asks no more in one call than is let through: %s', async (_, questions, bytes) => {
  const plays = await play(questions, zeros(bytes))
  expect(readsOf(plays)).toBe(240)
  expect(Math.max(...plays.map((each) => each.bytes))).toBeLessThanOrEqual(MOST_BYTES)
})

it('R-REH-4 asks in one call what has room in one', async () => {
  expect(await play(accounts(170).map(askCoin), zeros(15_000))).toHaveLength(1)
})

it('R-REH-4 is not asked in many calls where none of them is let through', async () => {
  expect(await play(accounts(240).map(askCoin), zeros(MOST_BYTES))).toHaveLength(1)
})
