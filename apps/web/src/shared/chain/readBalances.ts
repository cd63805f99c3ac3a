import { type Address, type Client, erc20Abi, getAddress, zeroAddress } from 'viem'
import { getBalance, readContract } from 'viem/actions'
import { isNodeFailure } from './isNodeFailure.ts'

/** What an account holds of the coin (as the zero address) and of some tokens, by the chain alone. */
export async function readBalances(
  client: Client,
  owner: Address,
  tokens: readonly Address[],
): Promise<Map<Address, bigint>> {
  const read = async (token: Address): Promise<[Address, bigint][]> => {
    const address = getAddress(token)
    if (address === zeroAddress) return [[address, await getBalance(client, { address: owner })]]
    try {
      const args = [owner] as const
      return [
        [
          address,
          await readContract(client, { address, abi: erc20Abi, functionName: 'balanceOf', args }),
        ],
      ]
    } catch (error) {
      // A contract that cannot say is no reason to doubt the others.
      if (isNodeFailure(error)) throw error
      return []
    }
  }
  const wanted = new Set([zeroAddress, ...tokens])
  // Asked at once, so that the client puts them into few multicalls.
  return new Map((await Promise.all([...wanted].map(read))).flat())
}
