import {
  type Address,
  decodeFunctionData,
  encodeFunctionResult,
  type Hex,
  multicall3Abi,
} from 'viem'
import { expect, it } from 'vitest'
import { ChainUnavailableError, RpcError, UpstreamFailure } from '../../../errors/chainErrors.ts'
import { fakeChain } from '../testing/chain/fakeChain.ts'
import { multicall } from './multicall.ts'

const AGGREGATE = multicall3Abi.filter(isAggregate)
const MULTICALL: Address = '0xcA11bde05977b3631167028862bE2a173976CA11'
const calls = Array.from({ length: 600 }, (_, index): { to: Address; data: Hex } => ({
  to: `0x${'11'.repeat(20)}`,
  data: `0x${index.toString(16).padStart(8, '0')}`,
}))

type Entry = (typeof multicall3Abi)[number]

function isAggregate(entry: Entry): entry is Extract<Entry, { name: 'aggregate3' }> {
  return entry.name === 'aggregate3'
}

const tooLong = new ChainUnavailableError([new UpstreamFailure('too-large')])

const targetOf = (index: number): Address => `0x${(index + 1).toString(16).padStart(40, '0')}`

/** Says what it was asked; refuses every seventh question. */
function answerOne(data: Hex): Hex | null {
  return Number(data) % 7 === 6 ? null : data
}

function chainOf(options: {
  multicall: Address | null
  deployed?: boolean
  broken?: boolean
  gone?: boolean
}) {
  const { multicall, deployed = true, broken = false, gone = false } = options
  const asked: string[] = []
  const contracts = multicall ? { multicall3: multicall } : {}
  const chain = fakeChain(({ to, data }) => {
    if (gone) throw new ChainUnavailableError([])
    asked.push(to)
    if (to !== multicall) {
      const answer = answerOne(data)
      if (answer === null) throw new RpcError(3, 'reverted')
      return answer
    }
    if (broken) throw new RpcError(-32000, 'out of gas')
    if (!deployed) return '0x'
    const { args } = decodeFunctionData({ abi: AGGREGATE, data })
    const result = args[0].map(({ callData }) => {
      const answer = answerOne(callData)
      return { success: answer !== null, returnData: answer ?? ('0x' as const) }
    })
    return encodeFunctionResult({ abi: multicall3Abi, functionName: 'aggregate3', result })
  }, contracts)
  return { chain, asked }
}

const expected = calls.map(({ data }) => answerOne(data))

it('R-GW-5 asks many contracts in few questions', async () => {
  const { chain, asked } = chainOf({ multicall: MULTICALL })
  expect(await multicall(chain, calls)).toEqual(expected)
  expect(asked).toEqual([MULTICALL, MULTICALL, MULTICALL])
})

it.each([
  ['is not configured', { multicall: null }],
  ['is not there', { multicall: MULTICALL, deployed: false }],
  ['is too much for the node', { multicall: MULTICALL, broken: true }],
])('R-GW-5 asks one by one where the contract for that %s', async (_, options) => {
  const { chain } = chainOf(options)
  expect(await multicall(chain, calls.slice(0, 40))).toEqual(expected.slice(0, 40))
})

it.each([
  ['answers without end', 'endless'],
  ['burns all gas', 'burning'],
  ['answers more than anybody can use', 'long'],
] as const)('R-GW-10 one contract that %s costs its own answer', async (_, badness) => {
  const bad = new Set([3, 170, 171, 599])
  const asked: number[] = []
  const isBad = (data: Hex) => bad.has(Number(data))
  const answerAll = (questions: readonly Hex[]): (Hex | null)[] => {
    asked.push(questions.length)
    if (badness === 'endless' && questions.some(isBad)) throw tooLong
    const burnt = badness === 'burning' ? questions.findIndex(isBad) : -1
    return questions.map((data, index): Hex | null => {
      if (burnt !== -1 && index >= burnt) return null
      return isBad(data) && badness === 'long' ? `0x${'00'.repeat(200_000)}` : answerOne(data)
    })
  }
  const chain = fakeChain(
    ({ to, data }) => {
      if (to !== MULTICALL) {
        const [answer] = answerAll([data])
        if (!answer) throw new RpcError(3, 'reverted')
        return answer
      }
      const { args } = decodeFunctionData({ abi: AGGREGATE, data })
      const result = answerAll(args[0].map(({ callData }) => callData)).map((answer) => ({
        success: answer !== null,
        returnData: answer ?? ('0x' as const),
      }))
      return encodeFunctionResult({ abi: multicall3Abi, functionName: 'aggregate3', result })
    },
    { multicall3: MULTICALL },
  )
  const own = calls.map((call, index): typeof call => ({ ...call, to: targetOf(index) }))
  const wanted = own.map(({ data }) => (isBad(data) ? null : answerOne(data)))
  expect(await multicall(chain, own)).toEqual(wanted)
  expect(asked.length).toBeLessThan(90)
  // The next time nobody asks them, so nobody is spoilt.
  asked.length = 0
  expect(await multicall(chain, own)).toEqual(wanted)
  expect(asked).toHaveLength(3)
})

it('R-GW-10 a chain full of bad contracts is not asked without end', async () => {
  let asked = 0
  const chain = fakeChain(
    () => {
      asked += 1
      throw tooLong
    },
    { multicall3: MULTICALL },
  )
  expect(await multicall(chain, calls)).toEqual(calls.map(() => null))
  expect(asked).toBeLessThan(200)
})

it('R-GW-7 says so when no node answers', async () => {
  const { chain } = chainOf({ multicall: MULTICALL, gone: true })
  await expect(multicall(chain, calls)).rejects.toThrow(ChainUnavailableError)
})

it('R-GW-5 asks nobody about nothing', async () => {
  const { chain, asked } = chainOf({ multicall: MULTICALL })
  expect(await multicall(chain, [])).toEqual([])
  expect(asked).toEqual([])
})
