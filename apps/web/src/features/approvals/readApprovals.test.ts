import {
  type Address,
  type Client,
  createClient,
  custom,
  decodeFunctionData,
  erc20Abi,
  getAddress,
  type Hex,
  numberToHex,
  pad,
} from 'viem'
import { describe, expect, it } from 'vitest'
import { PERMIT2, TOPICS } from './approvalEvents.ts'
import { MOST_GRANTS, readApprovals } from './readApprovals.ts'

const address = (number: number): Address => getAddress(numberToHex(number, { size: 20 }))
const [owner, token, silent] = [address(0xa), address(0xb), address(0xc)]
const [spender, stranger] = [address(0x1d), address(0x1e)]
const word = (number: bigint | number) => numberToHex(number, { size: 32 })

type Log = { address: Address; topics: Hex[]; transactionHash: Hex; blockNumber: Hex }

const log = (contract: Address, to: Address, number = 1): Log => ({
  address: contract,
  topics: [TOPICS.approval, pad(owner), pad(to)],
  transactionHash: word(number),
  blockNumber: '0x1',
})

/** A node that tells any logs; its token has allowed one spender seven, and the owner has five. */
function nodeThat(
  logs: readonly Log[],
  asks: { from: Address; isOut?: boolean } = { from: owner },
) {
  const answers: Record<string, (params: readonly unknown[]) => unknown> = {
    eth_blockNumber: () => '0x3e8',
    eth_getLogs: () => logs,
    eth_getBlockByNumber: ([number]) => ({ number, timestamp: '0x64', transactions: [] }),
    eth_getTransactionByHash: ([hash]) => ({ hash, from: asks.from, to: token, type: '0x2' }),
    eth_call: ([asked]) => {
      if (asks.isOut) throw new Error('out')
      const { to, data } = asked as { to: Address; data: Hex } // as viem asks
      if (getAddress(to) !== token) return '0x'
      const { functionName, args } = decodeFunctionData({ abi: erc20Abi, data })
      if (functionName === 'balanceOf') return word(5)
      return word(args?.[0] === owner && args[1] === spender ? 7 : 0)
    },
  }
  const client: Client = createClient({
    transport: custom(
      { request: async ({ method, params }) => answers[method]?.(params as readonly unknown[]) },
      { retryCount: 0 },
    ),
  })
  return readApprovals(client, { owner, permit2: PERMIT2, until: null })
}

describe('what a node tells of rights', () => {
  it('R-TX-4 is asked of the contracts: what only a log says is not listed', async () => {
    const logs = [log(token, stranger), log(silent, spender), log(token, spender)]
    const { grants } = await nodeThat(logs)
    expect(grants).toEqual([
      {
        ...{ kind: 'erc20', contract: token, spender, isOwn: true },
        ...{ amount: 7n, ends: null, atRisk: 5n },
      },
    ])
  })

  it('R-TX-4 is nobody’s own doing that another account sent', async () => {
    const { grants } = await nodeThat([log(token, spender)], { from: stranger })
    expect(grants).toMatchObject([{ spender, isOwn: false }])
  })

  it('R-TX-4 says nothing while it is out: no right is taken for revoked', async () => {
    await expect(nodeThat([log(token, spender)], { from: owner, isOut: true })).rejects.toThrow()
  })

  it('R-TX-4 is asked for so many and no more, however many logs there are, and says so', async () => {
    const crowd = Array.from({ length: MOST_GRANTS + 1 }, (_, at) => log(token, address(at + 100)))
    expect((await nodeThat([...crowd.slice(1), log(token, spender)])).isCut).toBe(true)
    // The newest come first: whoever is behind the crowd was not asked for.
    expect((await nodeThat([log(token, spender), ...crowd])).grants).toEqual([])
    expect((await nodeThat([...crowd, log(token, spender)])).grants).toHaveLength(1)
    expect((await nodeThat([log(token, spender)])).isCut).toBe(false)
  })
})
