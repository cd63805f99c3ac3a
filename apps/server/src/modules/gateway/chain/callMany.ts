import {
  type Address,
  decodeFunctionResult,
  encodeFunctionData,
  type Hex,
  isHex,
  multicall3Abi,
} from 'viem'
import { RpcError } from '../../../chains/errors.ts'
import type { GatewayChain } from './gatewayChain.ts'

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
  /** `read`: as good as a moment ago; `request`: as it is now. */
  how: 'read' | 'request' = 'read',
): Promise<(Hex | null)[]> {
  const ask: Ask = (call) => callOne(chain, call, how)
  const parts: Promise<(Hex | null)[]>[] = []
  for (let start = 0; start < calls.length; start += CALLS_AT_ONCE) {
    parts.push(callPart(chain, ask, calls.slice(start, start + CALLS_AT_ONCE)))
  }
  return (await Promise.all(parts)).flat()
}

type Ask = (call: ContractCall) => Promise<Hex | null>

async function callPart(
  chain: GatewayChain,
  ask: Ask,
  calls: readonly ContractCall[],
): Promise<(Hex | null)[]> {
  const { multicall3 } = chain.config.contracts
  // One call alone is as quick without the contract.
  const answers = multicall3 && calls.length > 1 ? await aggregate(ask, multicall3, calls) : null
  if (answers) return answers
  const results: (Hex | null)[] = []
  for (let start = 0; start < calls.length; start += SINGLES_AT_ONCE) {
    const group = calls.slice(start, start + SINGLES_AT_ONCE)
    results.push(...(await Promise.all(group.map(ask))))
  }
  return results
}

/** `null`: there is no such contract, or the question was too much for the node. */
async function aggregate(
  ask: Ask,
  // Checked when the configuration was read.
  multicall3: string,
  calls: readonly ContractCall[],
): Promise<(Hex | null)[] | null> {
  const data = encodeFunctionData({
    abi: multicall3Abi,
    functionName: 'aggregate3',
    args: [calls.map(({ to, data }) => ({ target: to, allowFailure: true, callData: data }))],
  })
  const answer = await ask({ to: multicall3 as Address, data })
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

async function callOne(
  { client }: GatewayChain,
  { to, data }: ContractCall,
  how: 'read' | 'request',
): Promise<Hex | null> {
  try {
    const answer = await client[how]('eth_call', [{ to, data }, 'latest'])
    return isHex(answer) ? answer : null
  } catch (error) {
    if (error instanceof RpcError) return null
    throw error
  }
}
