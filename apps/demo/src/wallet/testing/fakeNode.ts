import { keccak256 } from 'viem'
import { RpcError } from '../errors.ts'
import type { Fetch } from '../node.ts'

type Reply = (params: readonly unknown[]) => unknown

/** A chain's node: answers from a table, and remembers what it was asked. */
export function fakeNode() {
  const calls: { url: string; method: string; params: readonly unknown[] }[] = []
  const replies: Record<string, Reply> = {
    eth_chainId: () => '0x7a6a',
    eth_blockNumber: () => '0x10',
    eth_getBlockByNumber: () => ({ baseFeePerGas: '0x3b9aca00' }),
    eth_maxPriorityFeePerGas: () => '0x5f5e100',
    eth_gasPrice: () => '0x77359400',
    eth_estimateGas: () => '0x5208',
    eth_getTransactionCount: () => `0x${sent.length.toString(16)}`,
    eth_sendRawTransaction: ([raw]) => {
      sent.push(String(raw))
      // The table takes unknown parameters; a raw transaction is hex.
      return keccak256(raw as `0x${string}`)
    },
    eth_getTransactionReceipt: ([transactionHash]) => ({
      status: '0x1',
      logs: [],
      blockHash: `0x${'11'.repeat(32)}`,
      blockNumber: '0x10',
      gasUsed: '0x5208',
      transactionHash,
    }),
    eth_call: () => {
      throw new RpcError(3, 'execution reverted', '0x')
    },
  }
  const sent: string[] = []
  let reachable = true

  const fetch: Fetch = async (url, { body }) => {
    const { method, params } = JSON.parse(body)
    calls.push({ url, method, params })
    if (!reachable) throw new TypeError('Failed to fetch')
    return { json: async () => answer(method, params) }
  }
  function answer(method: string, params: readonly unknown[]) {
    try {
      const reply = replies[method]
      if (!reply) throw new RpcError(-32601, 'method not found')
      return { jsonrpc: '2.0', id: 1, result: reply(params) }
    } catch (error) {
      if (!(error instanceof RpcError)) throw error
      const { code, message, data } = error
      return { jsonrpc: '2.0', id: 1, error: { code, message, data } }
    }
  }

  return {
    fetch,
    calls,
    /** Raw transactions, in order. */
    sent,
    on(method: string, reply: Reply) {
      replies[method] = reply
    },
    setReachable(next: boolean) {
      reachable = next
    },
  }
}
