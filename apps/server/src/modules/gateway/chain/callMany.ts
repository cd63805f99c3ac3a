import {
  type Address,
  decodeFunctionResult,
  encodeFunctionData,
  type Hex,
  isHex,
  multicall3Abi,
} from 'viem'
import { RpcError } from '../../../chains/errors.ts'
import type { GatewayChain } from '../ground.ts'

export type ContractCall = { to: Address; data: Hex }

/** What fits into one question without a node calling it too long. */
const CALLS_AT_ONCE = 250
/** Where a chain has no multicall contract, questions go one by one; not all at the same time. */
const SINGLES_AT_ONCE = 16

/**
 * Asks many contracts in one question about one block, or one by one on chains without the contract
 * for that. `null` stands for a call that failed.
 */
export async function callMany(
  chain: GatewayChain,
  calls: readonly ContractCall[],
): Promise<(Hex | null)[]> {
  const parts: Promise<(Hex | null)[]>[] = []
  for (let start = 0; start < calls.length; start += CALLS_AT_ONCE) {
    parts.push(callPart(chain, calls.slice(start, start + CALLS_AT_ONCE)))
  }
  return (await Promise.all(parts)).flat()
}

async function callPart(
  chain: GatewayChain,
  calls: readonly ContractCall[],
): Promise<(Hex | null)[]> {
  const { multicall3 } = chain.config.contracts
  // One call alone is as quick without the contract.
  const answers = multicall3 && calls.length > 1 ? await aggregate(chain, multicall3, calls) : null
  if (answers) return answers
  const results: (Hex | null)[] = []
  for (let start = 0; start < calls.length; start += SINGLES_AT_ONCE) {
    const group = calls.slice(start, start + SINGLES_AT_ONCE)
    results.push(...(await Promise.all(group.map((call) => callOne(chain, call)))))
  }
  return results
}

/** `null`: there is no such contract, or the question was too much for the node. */
async function aggregate(
  chain: GatewayChain,
  // Checked when the configuration was read.
  multicall3: string,
  calls: readonly ContractCall[],
): Promise<(Hex | null)[] | null> {
  const data = encodeFunctionData({
    abi: multicall3Abi,
    functionName: 'aggregate3',
    args: [calls.map(({ to, data }) => ({ target: to, allowFailure: true, callData: data }))],
  })
  const answer = await callOne(chain, { to: multicall3 as Address, data })
  if (answer === null || answer === '0x') return null
  try {
    const results = decodeFunctionResult({
      abi: multicall3Abi,
      functionName: 'aggregate3',
      data: answer,
    })
    if (results.length !== calls.length) return null
    return results.map(({ success, returnData }) => (success ? returnData : null))
  } catch {
    // Something else lives at that address.
    return null
  }
}

async function callOne(chain: GatewayChain, { to, data }: ContractCall): Promise<Hex | null> {
  try {
    const answer = await chain.client.read('eth_call', [{ to, data }, 'latest'])
    return isHex(answer) ? answer : null
  } catch (error) {
    if (error instanceof RpcError) return null
    throw error
  }
}
