import { type Address, type Client, erc20Abi } from 'viem'
import { readContract } from 'viem/actions'
import { isNodeFailure } from '../chain/isNodeFailure.ts'

export type TokenOnChain = {
  address: Address
  /** As the contract has it: shown only without what is invisible in it. */
  symbol: string
  name: string
  decimals: number
}

/** What one node says that a token says of itself; null if nothing at the address speaks like a token. */
export async function readToken(client: Client, address: Address): Promise<TokenOnChain | null> {
  const ask = { address, abi: erc20Abi } as const
  try {
    const [symbol, name, decimals] = await Promise.all([
      readContract(client, { ...ask, functionName: 'symbol' }),
      readContract(client, { ...ask, functionName: 'name' }),
      readContract(client, { ...ask, functionName: 'decimals' }),
    ])
    return { address, symbol, name, decimals }
  } catch (error) {
    if (isNodeFailure(error)) throw error
    return null
  }
}
