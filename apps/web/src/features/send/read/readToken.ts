import { type Address, type Client, erc20Abi } from 'viem'
import { readContract } from 'viem/actions'
import type { Token } from '../../../shared/assets/tokens.ts'
import { isNodeFailure } from '../../../shared/chain/isNodeFailure.ts'

/** Longer symbols are no symbols. */
const LONGEST = 40

/** The token at an address, and what an account has of it; null where there is none. */
export async function readToken(
  client: Client,
  address: Address,
  owner: Address,
): Promise<{ token: Token; balance: bigint } | null> {
  const contract = { address, abi: erc20Abi } as const
  try {
    const [symbol, decimals, balance] = await Promise.all([
      readContract(client, { ...contract, functionName: 'symbol' }),
      readContract(client, { ...contract, functionName: 'decimals' }),
      readContract(client, { ...contract, functionName: 'balanceOf', args: [owner] }),
    ])
    const token = { address, symbol: symbol.slice(0, LONGEST), name: symbol, decimals }
    return { token, balance }
  } catch (error) {
    if (isNodeFailure(error)) throw error
    return null
  }
}
