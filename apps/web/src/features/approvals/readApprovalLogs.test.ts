import { type Address, type Client, createClient, custom, type Hex, numberToHex } from 'viem'
import { describe, expect, it } from 'vitest'
import { readApprovalLogs } from './readApprovalLogs.ts'

const owner: Address = `0x${'a'.repeat(40)}`

/** A node with one log in each hundredth block, and the ranges that it was asked for. */
function nodeThat(refuses: (from: bigint, until: bigint) => boolean) {
  const asked: [bigint, bigint][] = []
  const client: Client = createClient({
    transport: custom(
      {
        async request({ params }) {
          // Nothing but logs is asked for here.
          const [{ fromBlock, toBlock }] = params as [{ fromBlock: Hex; toBlock: Hex }]
          const [from, until] = [BigInt(fromBlock), BigInt(toBlock)]
          asked.push([from, until])
          if (refuses(from, until)) throw new Error('Ask for less.')
          const blocks = Array.from(
            { length: Number(until - from) + 1 },
            (_, at) => from + BigInt(at),
          )
          return blocks
            .filter((block) => block % 100n === 0n)
            .map((block) => ({
              address: owner,
              topics: [],
              transactionHash: numberToHex(block, { size: 32 }),
            }))
        },
      },
      { retryCount: 0 },
    ),
  })
  return { client, asked }
}

const blocks = { from: 1n, until: 5_000n }
const heights = ({ logs }: Awaited<ReturnType<typeof readApprovalLogs>>) =>
  logs.map(({ transactionHash }) => Number(transactionHash))

describe('readApprovalLogs', () => {
  it('asks in ranges that our node answers, and has the newest first', async () => {
    const { client, asked } = nodeThat(() => false)
    const answer = await readApprovalLogs(client, owner, blocks)
    expect(asked).toEqual([
      [3_001n, 5_000n],
      [1_001n, 3_000n],
      [1n, 1_000n],
    ])
    expect(answer.from).toBe(1n)
    expect(heights(answer)).toEqual(Array.from({ length: 50 }, (_, at) => 5_000 - at * 100))
  })

  it('asks for less where the node wants that, and misses nothing', async () => {
    const { client } = nodeThat((from, until) => until - from >= 300n)
    const answer = await readApprovalLogs(client, owner, blocks)
    expect(answer.from).toBe(1n)
    expect(heights(answer)).toHaveLength(50)
  })

  it('says how far it came where the node tells nothing older', async () => {
    const { client } = nodeThat((from) => from < 2_500n)
    const answer = await readApprovalLogs(client, owner, blocks)
    expect(answer.from).toBeGreaterThanOrEqual(2_500n)
    expect(answer.from).toBeLessThan(2_750n)
    expect(Math.min(...heights(answer))).toBeGreaterThanOrEqual(Number(answer.from))
  })

  it('takes nothing from beyond a gap, which would pass for all there is', async () => {
    const { client } = nodeThat((from, until) => from <= 2_000n && until >= 2_000n)
    const answer = await readApprovalLogs(client, owner, blocks)
    expect(answer.from).toBeGreaterThan(2_000n)
    expect(Math.min(...heights(answer))).toBeGreaterThan(2_000)
  })

  it('fails where the node says nothing of the newest blocks, after a bounded number of questions', async () => {
    const { client, asked } = nodeThat(() => true)
    await expect(readApprovalLogs(client, owner, blocks)).rejects.toThrow('Ask for less.')
    expect(asked.length).toBeLessThan(20)
  })
})
