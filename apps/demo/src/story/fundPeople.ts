import { type Address, numberToHex, parseEther } from 'viem'
import type { WorldChain } from '../world/types.ts'

/** Gives coin to those who are no accounts of the world, as the world does with its own. */
export async function fundPeople(
  { request }: WorldChain,
  people: readonly { address: Address; coin: string }[],
): Promise<void> {
  for (const { address, coin } of people) {
    await request('hardhat_setBalance', [address, numberToHex(parseEther(coin))])
  }
}
