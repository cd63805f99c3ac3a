import { type Address, type Client, erc721Abi, parseAbi } from 'viem'
import { readContract } from 'viem/actions'
import { isNodeFailure } from '../../../shared/chain/isNodeFailure.ts'
import type { CollectibleOnChain } from './reading.ts'

const abi = parseAbi([
  'function supportsInterface(bytes4 id) view returns (bool)',
  'function balanceOf(address owner, uint256 id) view returns (uint256)',
])
const ERC721 = '0x80ac58cd'
const ERC1155 = '0xd9b67a26'

/** Which kind of collectible a contract has (ERC-165), and whose this one is; null where it has none. */
export async function readCollectibleAt(
  client: Client,
  address: Address,
  tokenId: bigint,
  owner: Address,
): Promise<CollectibleOnChain | null> {
  const supports = (id: typeof ERC721 | typeof ERC1155) =>
    ask(readContract(client, { address, abi, functionName: 'supportsInterface', args: [id] }))
  const [single, several] = await Promise.all([supports(ERC721), supports(ERC1155)])
  if (single) {
    const question = { address, abi: erc721Abi, functionName: 'ownerOf', args: [tokenId] } as const
    return { standard: 'erc721', owner: await ask(readContract(client, question)) }
  }
  if (!several) return null
  const question = { address, abi, functionName: 'balanceOf', args: [owner, tokenId] } as const
  return { standard: 'erc1155', balance: (await ask(readContract(client, question))) ?? 0n }
}

/** What a contract answers; null when it refuses, or is none. */
async function ask<value>(answer: Promise<value>): Promise<value | null> {
  try {
    return await answer
  } catch (error) {
    if (isNodeFailure(error)) throw error
    return null
  }
}
