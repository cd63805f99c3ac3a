import { erc20Abi } from 'viem'
import { worldAccounts } from '../../world/accounts.ts'
import { worldContracts } from '../../world/contracts.ts'
import { createTestClient } from '../../world/testing/createTestClient.ts'
import type { WorldChain } from '../../world/types.ts'
import { storySafes } from '../storySafes.ts'
import type { ChainId } from '../types.ts'

/** What happened on a chain and what it left, without the hashes of its blocks. */
export async function recount(chain: WorldChain) {
  const client = createTestClient(chain, { multicall: true })
  const last = Number(await client.getBlockNumber())
  // The last block carries the present time.
  const numbers = Array.from({ length: last }, (_, number) => BigInt(number))
  const blocks = await Promise.all(numbers.map((blockNumber) => client.getBlock({ blockNumber })))
  const holders = [...worldAccounts, ...Object.values(storySafes)].map(({ address }) => address)
  // The world has these two chains.
  const { usdc, orchard } = worldContracts[chain.id as ChainId]
  const balances = await Promise.all(
    holders.map(async (address) => [
      await client.getBalance({ address }),
      await client.readContract({ ...token(usdc), args: [address] }),
      await client.readContract({ ...token(orchard), args: [address] }),
    ]),
  )
  return {
    times: blocks.map(({ timestamp }) => timestamp),
    transactions: blocks.flatMap(({ transactions }) => transactions),
    balances,
  }
}

const token = (address: `0x${string}`) =>
  ({ address, abi: erc20Abi, functionName: 'balanceOf' }) as const
