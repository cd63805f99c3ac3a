import { type Address, type Hex, sliceHex, toHex } from 'viem'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startChain, type TestChain } from './startChain.ts'
import { withBlockOverrides } from './withBlockOverrides.ts'

let chain: TestChain
let request: TestChain['request']
beforeAll(async () => {
  chain = await startChain()
  request = withBlockOverrides(chain.request)
})
afterAll(() => chain?.stop())

const at: Address = '0x1111111111111111111111111111111111111111'
const miner: Address = '0x2222222222222222222222222222222222222222'
const random = toHex(12345n, { size: 32 })
/** Answers number, time, coinbase and randomness, a word each. */
const code: Hex = '0x4360005242602052416040524460605260806000f3'
const overrides = { [at]: { code } }

const latest = async () =>
  (await request('eth_getBlockByNumber', ['latest', false])) as Record<
    'number' | 'timestamp' | 'hash' | 'miner',
    Hex
  > // as every chain has one

const wordsOf = (answer: unknown) =>
  [0, 1, 2, 3].map((index) => sliceHex(answer as Hex, 32 * index, 32 * index + 32)) // what the code gives

it('R-REH-6 the embedded chain plays a call in the block that is pretended, and stays as it was', async () => {
  await chain.send({ to: at, value: 1n })
  const before = await latest()
  const [number, time] = [BigInt(before.number) + 5n, BigInt(before.timestamp) + 600n]
  const pretended = { number: toHex(number), time: toHex(time), feeRecipient: miner }
  const answer = await request('eth_call', [
    { to: at },
    { blockHash: before.hash },
    overrides,
    { ...pretended, prevRandao: random, baseFeePerGas: '0x1' },
  ])
  expect(wordsOf(answer).map(BigInt)).toEqual([number, time, BigInt(miner), BigInt(random)])
  expect(await latest()).toEqual(before)
  await chain.send({ to: at, value: 1n })
  const after = await latest()
  expect(after.miner).toBe(before.miner)
  expect(BigInt(after.number)).toBe(BigInt(before.number) + 1n)
  expect(BigInt(after.timestamp) - BigInt(before.timestamp)).toBeLessThan(60n)
})

it('R-REH-6 nothing that is sent meanwhile is lost, and nobody sees the pretended block', async () => {
  const before = await latest()
  const time = toHex(BigInt(before.timestamp) + 600n)
  const play = () => request('eth_call', [{ to: at }, 'latest', overrides, { time }])
  const send = { from: chain.accounts[0]?.address, to: miner, value: '0x1' }
  const heights = await Promise.all([
    play(),
    request('eth_sendTransaction', [send]),
    play(),
    request('eth_blockNumber'),
    request('eth_sendTransaction', [send]),
  ])
  expect(BigInt(String(heights[3])) - BigInt(before.number)).toBeLessThanOrEqual(2n)
  expect(await request('eth_getBalance', [miner, 'latest'])).toBe('0x2')
  expect(BigInt((await latest()).number)).toBe(BigInt(before.number) + 2n)
})

it('R-REH-6 only the newest block can be gone on from', async () => {
  const before = await latest()
  await chain.send({ to: at, value: 1n })
  const old = { blockHash: before.hash }
  await expect(request('eth_call', [{ to: at }, old, overrides, {}])).rejects.toThrow('newest')
})
