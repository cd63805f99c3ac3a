import { safeActionsAbi } from '@countersign/safe'
import { type Address, decodeFunctionData, type Hash } from 'viem'
import type { createTestClient } from '../../world/testing/createTestClient.ts'

/** ExecutionSuccess and ExecutionFailure. */
const executed = [
  '0x442e715f626346e8c54381002da614f62bee8d27386535b2521ec8540898556e',
  '0x23428b18acfb3ea64b08dc0c1d296ea9c09702c09083ca5272e64d115b687d23',
] as const

/** What a Safe has executed, read from the transactions that its events lead to. */
export async function readExecutions(client: ReturnType<typeof createTestClient>, safe: Address) {
  const logs = await client.request({
    method: 'eth_getLogs',
    // Older versions do not index the hash: the topics alone would not decode alike.
    params: [{ address: safe, fromBlock: '0x0', topics: [[...executed]] }],
  })
  const hashes = [...new Set(logs.map(({ transactionHash }) => transactionHash as Hash))]
  return Promise.all(
    hashes.map(async (hash) => {
      const { input } = await client.getTransaction({ hash })
      const { functionName, args } = decodeFunctionData({ abi: safeActionsAbi, data: input })
      if (functionName !== 'execTransaction') throw new Error(`${hash} is no execution`)
      const [to, value, data, operation, safeTxGas, baseGas, gasPrice, gasToken, refundReceiver] =
        args
      return {
        ...{ transactionHash: hash, to, value, data, operation },
        ...{ safeTxGas, baseGas, gasPrice, gasToken, refundReceiver },
      }
    }),
  )
}
