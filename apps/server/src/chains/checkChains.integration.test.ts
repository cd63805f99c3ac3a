import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ConfigError } from '../config/configError.ts'
import { createLogger } from '../log/createLogger.ts'
import { freePort } from '../testing/freePort.ts'
import { type FakeNode, sendJson, startFakeNode } from '../testing/startFakeNode.ts'
import { testChain, testConfig } from '../testing/testConfig.ts'
import { checkChains } from './checkChains.ts'

const CONTRACT = `0x${'c0'.repeat(20)}`
const NOBODY = `0x${'9a'.repeat(20)}`
const word = (value: number) => `0x${value.toString(16).padStart(64, '0')}`

let node: FakeNode
let lines: string[]
const started: FakeNode[] = []

/** A node of a chain with 100 blocks, and one contract that is a token with 6 decimals. */
async function startNode(id = 31337): Promise<FakeNode> {
  const fake = await startFakeNode()
  started.push(fake)
  fake.behave(
    ({ id: call, method, params }, response) => {
      const [first] = params as [{ to?: string } & string]
      const isToken = (first?.to ?? first)?.toLowerCase?.() === CONTRACT
      const result = {
        eth_chainId: `0x${id.toString(16)}`,
        eth_blockNumber: '0x64',
        eth_getCode: isToken ? '0x60' : '0x',
        eth_call: isToken ? word(6) : '0x',
      }[method]
      sendJson(response, { jsonrpc: '2.0', id: call, result })
    },
    { id: true },
  )
  return fake
}

beforeEach(async () => {
  lines = []
  node = await startNode()
})
afterEach(async () => {
  for (const each of started.splice(0)) await each.close()
})

const token = (changes: object = {}) => ({
  ...{ address: CONTRACT, symbol: 'SIX', name: 'Six', decimals: 6 },
  ...changes,
})

async function faultsOf(changes: object, againMs?: number): Promise<readonly string[]> {
  const config = testConfig({}, { chains: [{ ...testChain([node.url]), ...changes }] })
  const logger = createLogger(
    { logLevel: 'info', secrets: [] },
    { write: (line) => lines.push(line) },
  )
  try {
    const checkLater = await checkChains({ config, logger, timeoutMs: 5_000, againMs })
    checkLater()
    return []
  } catch (error) {
    if (error instanceof ConfigError) return error.faults
    throw error
  }
}

describe('R-OP-3 what is configured of a chain', () => {
  it('is good where the nodes say the same', async () => {
    const contracts = { multicall3: CONTRACT }
    const indexing = { firstBlock: 100 }
    expect(await faultsOf({ contracts, indexing, tokens: [token()] })).toEqual([])
    expect(lines).toEqual([])
  })

  it.each<[string, object, string]>([
    [
      'multicall3 without code',
      { contracts: { multicall3: NOBODY } },
      `contracts.multicall3: wants a contract, and at ${NOBODY} there is no code`,
    ],
    [
      'a first block that is not there yet',
      { indexing: { firstBlock: 101 } },
      'indexing.firstBlock: wants a block that there is: the newest one is 100',
    ],
    [
      'wrong decimals',
      { tokens: [token(), token({ decimals: 18 })] },
      'tokens[1].decimals: wants what its contract says: 6',
    ],
    [
      'a token that is none',
      { tokens: [token({ address: NOBODY })] },
      `tokens[0].address: wants a token, and ${NOBODY} is none`,
    ],
    ['another chain’s id', { id: 5 }, 'rpc[0]: wants a node of chain 5, and this is one of 31337'],
  ])('is one line for %s', async (_, changes, line) => {
    const { id = 31337 } = changes as { id?: number }
    expect(await faultsOf(changes)).toEqual([`CHAINS_FILE: chain ${id}: ${line}`])
  })

  it('is one line for a second node of another chain, beside a first one that is right', async () => {
    const other = await startNode(10)
    expect(await faultsOf({ rpc: [node.url, other.url] })).toEqual([
      'CHAINS_FILE: chain 31337: rpc[1]: wants a node of chain 31337, and this is one of 10',
    ])
  })

  it('is checked later where a node is away, and then said in the log', async () => {
    const port = await freePort()
    const rpc = [`http://127.0.0.1:${port}`, node.url]
    const indexing = { firstBlock: 90 }
    expect(await faultsOf({ rpc, indexing }, 10)).toEqual([])
    expect(lines.filter((line) => line.includes('checked later'))).toHaveLength(1)
    node.behave(
      ({ id, method }, response) => {
        const result = method === 'eth_chainId' ? '0xa' : '0x1'
        sendJson(response, { jsonrpc: '2.0', id, result })
      },
      { id: true },
    )
    await expect.poll(() => lines.some((line) => line.includes('this is one of 10'))).toBe(true)
  })
})
