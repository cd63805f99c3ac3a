import { type Address, type Client, erc721Abi } from 'viem'
import { readContract } from 'viem/actions'
import { readToken } from '../../shared/assets/readToken.ts'
import type { Token } from '../../shared/assets/tokens.ts'
import { isNodeFailure } from '../../shared/chain/isNodeFailure.ts'

const LONGEST = 40

/** What a contract calls its things; null if it has no name for them. It may say anything. */
export async function readTold(
  client: Client,
  address: Address,
  isCounted: boolean,
): Promise<Token | null> {
  if (isCounted) {
    const token = await readToken(client, address)
    return token && { ...token, symbol: cut(token.symbol), name: cut(token.name) }
  }
  try {
    const name = await readContract(client, { address, abi: erc721Abi, functionName: 'name' })
    return { address, symbol: cut(name), name: '', decimals: 0 }
  } catch (error) {
    if (isNodeFailure(error)) throw error
    return null
  }
}

const cut = (text: string) => text.slice(0, LONGEST)
