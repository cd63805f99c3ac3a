import type { ChainConfig } from '../config/types.ts'
import { RpcError } from '../errors/chainErrors.ts'
import type { Upstream } from './createUpstream.ts'

/** What is wrong with a chain's configuration, by its nodes, and whether all of it could be asked. */
export type ChainCheck = { faults: readonly string[]; isWhole: boolean }

type CheckChainParameters = {
  chain: Pick<ChainConfig, 'id' | 'rpc' | 'contracts' | 'indexing' | 'tokens'>
  /** In the order of the configuration. */
  nodes: readonly Upstream[]
  timeoutMs: number
}

const DECIMALS = '0x313ce567'
/** So many tokens are asked about at once. */
const AT_ONCE = 8

/** A node did not say. */
const SILENT = Symbol('silent')
type Answer = string | null | typeof SILENT

/**
 * Lays what is configured for a chain beside what its nodes say of it. Who does not answer accuses
 * nobody; what nodes contradict each other about is wrong by one of them, and so is not served.
 */
export async function checkChain(parameters: CheckChainParameters): Promise<ChainCheck> {
  const { chain, nodes, timeoutMs } = parameters
  const faults: string[] = []
  let isWhole = true
  const fault = (field: string, text: string) =>
    faults.push(`CHAINS_FILE: chain ${chain.id}: ${field}: ${text}`)

  async function ask(node: Upstream, method: string, params: readonly unknown[]): Promise<Answer> {
    const limits = { timeoutMs, connectTimeoutMs: timeoutMs }
    try {
      const result = await node.call({ method, params, ...limits })
      return typeof result === 'string' ? result : null
    } catch (error) {
      // An error is an answer: a call that reverts.
      if (error instanceof RpcError) return null
      isWhole = false
      return SILENT
    }
  }

  const ids = await Promise.all(nodes.map((node) => ask(node, 'eth_chainId', [])))
  for (const [index, id] of ids.entries()) {
    if (typeof id !== 'string' || Number(id) === chain.id) continue
    fault(`rpc[${index}]`, `wants a node of chain ${chain.id}, and this is one of ${Number(id)}`)
  }
  const node = nodes.find((_, index) => {
    const id = ids[index]
    return typeof id === 'string' && Number(id) === chain.id
  })
  if (!node) return { faults, isWhole }

  const { firstBlock } = chain.indexing
  if (firstBlock !== undefined && firstBlock > 0) {
    const heads = await Promise.all(nodes.map((each) => ask(each, 'eth_blockNumber', [])))
    const known = heads.filter((head) => typeof head === 'string').map(Number)
    const newest = Math.max(...known)
    if (known.length > 0 && newest < firstBlock) {
      fault('indexing.firstBlock', `wants a block that there is: the newest one is ${newest}`)
    }
  }
  const { multicall3 } = chain.contracts
  if (
    multicall3 !== undefined &&
    (await ask(node, 'eth_getCode', [multicall3, 'latest'])) === '0x'
  ) {
    fault('contracts.multicall3', `wants a contract, and at ${multicall3} there is no code`)
  }
  const left = [...chain.tokens.entries()]
  const work = async () => {
    for (let next = left.shift(); next; next = left.shift()) {
      const [index, { address, decimals }] = next
      const said = await ask(node, 'eth_call', [{ to: address, data: DECIMALS }, 'latest'])
      if (said === SILENT) continue
      if (said === '0x') fault(`tokens[${index}].address`, `wants a token, and ${address} is none`)
      else if (said !== null && !saysSo(said, decimals)) {
        fault(`tokens[${index}].decimals`, `wants what its contract says: ${Number(BigInt(said))}`)
      }
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return { faults, isWhole }
}

/** What is longer than a word is no number of decimals, and not ours to judge. */
function saysSo(answer: string, decimals: number): boolean {
  return !/^0x[0-9a-f]{64}$/i.test(answer) || BigInt(answer) === BigInt(decimals)
}
