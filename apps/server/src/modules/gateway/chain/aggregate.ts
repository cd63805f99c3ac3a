import {
  type Address,
  decodeFunctionResult,
  encodeFunctionData,
  type Hex,
  multicall3Abi,
} from 'viem'
import type { Asked, ContractCall } from './contractCall.ts'

/**
 * Asks all in one question. `'absent'`: there is no such contract. `'failed'`: all together were
 * too much for the node, or their answers for us.
 */
export async function aggregate(
  ask: (call: ContractCall) => Promise<Asked>,
  // Checked when the configuration was read.
  multicall3: string,
  calls: readonly ContractCall[],
): Promise<(Hex | null)[] | 'absent' | 'failed'> {
  const data = encodeFunctionData({
    abi: multicall3Abi,
    functionName: 'aggregate3',
    args: [calls.map(({ to, data }) => ({ target: to, allowFailure: true, callData: data }))],
  })
  const { answer } = await ask({ to: multicall3 as Address, data })
  if (answer === null) return 'failed'
  if (answer === '0x') return 'absent'
  try {
    const results = decodeFunctionResult({
      abi: multicall3Abi,
      functionName: 'aggregate3',
      data: answer,
    })
    if (results.length !== calls.length) return 'absent'
    return results.map(({ success, returnData }) => (success ? returnData : null))
  } catch {
    // Something else lives at that address.
    return 'absent'
  }
}
