import type { Client } from 'viem'
import { getBlock, getGasPrice } from 'viem/actions'

export type ChainState = {
  block: bigint
  /** When it was made, in milliseconds. */
  time: number
  gasPrice: bigint
  /** Null on chains without EIP-1559. */
  baseFee: bigint | null
  /** How long the node took to answer, through our server. */
  latency: number
}

/** A chain as its node sees it now. */
export async function readChainState(client: Client, now = performance.now.bind(performance)) {
  const started = now()
  const block = await getBlock(client)
  const latency = Math.round(now() - started)
  const state: ChainState = {
    block: block.number,
    time: Number(block.timestamp) * 1_000,
    gasPrice: await getGasPrice(client),
    baseFee: block.baseFeePerGas ?? null,
    latency,
  }
  return state
}
