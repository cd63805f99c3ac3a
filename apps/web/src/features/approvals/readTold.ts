import { visibleText } from '@countersign/judge'
import { type Address, type Client, erc721Abi } from 'viem'
import { readContract } from 'viem/actions'
import { readTokenTwice } from '../../shared/assets/readTokenTwice.ts'
import { baseToken, type Token, toldToken } from '../../shared/assets/tokens.ts'
import { isNodeFailure } from '../../shared/chain/isNodeFailure.ts'

const LONGEST = 40

/** What a contract calls its things; null if it has no name for them. It may say anything. */
export async function readTold(
  nodes: readonly Client[],
  address: Address,
  isCounted: boolean,
): Promise<Token | null> {
  if (isCounted) {
    const told = await readTokenTwice(nodes, address)
    return told === 'differs' ? baseToken(address) : toldToken(told)
  }
  const [node] = nodes
  if (!node) return null
  try {
    const name = await readContract(node, { address, abi: erc721Abi, functionName: 'name' })
    return { address, symbol: visibleText(name).text.slice(0, LONGEST), name: '', decimals: 0 }
  } catch (error) {
    if (isNodeFailure(error)) throw error
    return null
  }
}
