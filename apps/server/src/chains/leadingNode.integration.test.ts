import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createLogger } from '../log/createLogger.ts'
import { type FakeNode, sendJson, startFakeNode } from '../testing/startFakeNode.ts'
import { testChain } from '../testing/testConfig.ts'
import { type ChainClient, type Chains, createChains } from './createChains.ts'

const HASH = (chain: string, number: number) => `0x${chain}${number.toString(16).padStart(62, '0')}`
let [first, second]: FakeNode[] = []
let chains: Chains
let lines: string[]

/** What a node has of which chain; `away`: nothing is answered. */
type Stand = { head: number; chain?: string; away?: boolean }

function stand(node: FakeNode | undefined, { head, chain = 'aa', away = false }: Stand): void {
  node?.behave(({ id, method, params }, response) => {
    if (away) return void response.destroy()
    const [block] = params
    const number = block === 'latest' || block === undefined ? head : Number(block)
    const answer = {
      number: `0x${number.toString(16)}`,
      hash: HASH(chain, number),
      timestamp: `0x${(1_000 + number * 12).toString(16)}`,
    }
    const result = method === 'eth_blockNumber' ? answer.number : number > head ? null : answer
    sendJson(response, { jsonrpc: '2.0', id, result })
  })
}

beforeAll(async () => {
  first = await startFakeNode()
  second = await startFakeNode()
})
afterAll(async () => {
  await first?.close()
  await second?.close()
})
beforeEach(() => {
  lines = []
  chains?.close()
  const logger = createLogger(
    { logLevel: 'info', secrets: [] },
    { write: (line) => lines.push(line) },
  )
  const rpc = [first?.url ?? '', second?.url ?? '']
  chains = createChains({
    chains: [{ ...testChain(rpc), ...parsed }],
    secrets: [],
    logger,
    // A slow machine is no node that is away.
    timeouts: { attemptMs: 5_000, hedgeMs: 5_000, totalMs: 15_000 },
  })
})

/** What the schema would add. */
const parsed = {
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  ...{ walletRpc: false, contracts: {}, indexing: { firstBlock: 0 }, tokens: [] },
}
const chain = (): ChainClient => {
  const found = chains.get(31337)
  if (!found) throw new Error('no chain')
  return found
}
const height = async () => Number(await chain().request('eth_blockNumber', []))

describe('R-OP-4 the fresher node leads', () => {
  it('where the first one is 50 blocks behind, and the first again when it has caught up', async () => {
    stand(first, { head: 100 })
    stand(second, { head: 150 })
    expect(await height()).toBe(100)
    await chain().watch.look()
    expect(await height()).toBe(150)
    expect(chain().watch.heads()).toMatchObject([{ number: 100 }, { number: 150 }])
    stand(first, { head: 151 })
    stand(second, { head: 151 })
    await chain().watch.look()
    const asked = first?.calls.length
    expect(await height()).toBe(151)
    expect(first?.calls).toHaveLength((asked ?? 0) + 1)
    expect(lines.filter((line) => line.includes('another node leads'))).toHaveLength(2)
  })

  it('only if it has the block that the first one ends with', async () => {
    stand(first, { head: 100 })
    stand(second, { head: 150, chain: 'bb' })
    await chain().watch.look()
    await chain().watch.look()
    expect(await height()).toBe(100)
    expect(chain().watch.disagreements()).toBe(2)
    expect(lines.filter((line) => line.includes('has other blocks'))).toHaveLength(1)
  })

  it('also while the other one is away', async () => {
    stand(first, { head: 100 })
    stand(second, { head: 150 })
    await chain().watch.look()
    stand(first, { head: 100, away: true })
    await chain().watch.look()
    const asked = first?.calls.length
    expect(await height()).toBe(150)
    // It is not even tried first.
    expect(first?.calls).toHaveLength(asked ?? 0)
    // What it said last stays known.
    expect(chain().watch.heads()[0]?.number).toBe(100)
  })

  it('and a node that is not ahead by much changes nothing', async () => {
    stand(first, { head: 149 })
    stand(second, { head: 150 })
    await chain().watch.look()
    expect(await height()).toBe(149)
    expect(lines).toEqual([])
  })
})
