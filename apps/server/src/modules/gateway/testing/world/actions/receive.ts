import { concat, encodeFunctionData, zeroAddress } from 'viem'
import { otherAbi } from '../../chain/deployContracts.ts'
import { type WrittenSafe, writeCoins, writeTokens } from '../book.ts'
import type { World } from '../startWorld.ts'

const SELF_DESTRUCT = '0xff'

const somebody = ({ chain, random }: World) => random.pick(chain.accounts).address

export async function receiveCoins(world: World, safe: WrittenSafe): Promise<void> {
  const from = somebody(world)
  const value = 1_000_000n + BigInt(world.random.below(1_000_000))
  const where = await world.chain.send({ from, to: safe.address, value })
  writeCoins(world.book, { from, to: safe.address, value }, where)
}

export async function receiveTokens(world: World, safe: WrittenSafe): Promise<void> {
  const { token } = world.contracts
  // Whoever made the token has all of it.
  const from = world.chain.accounts[0]?.address ?? zeroAddress
  // Nothing at all as well.
  const value = BigInt(world.random.below(50))
  const args = [safe.address, value] as const
  const data = encodeFunctionData({ abi: otherAbi, functionName: 'transfer', args })
  const where = await world.chain.send({ from, to: token, data })
  writeTokens(world.book, { kind: 'erc20', token, from, to: safe.address, value }, where)
}

export async function receiveCollectible(world: World, safe: WrittenSafe): Promise<void> {
  const { collectible: token } = world.contracts
  const value = BigInt(++world.book.collectibles)
  const args = [safe.address, value] as const
  const data = encodeFunctionData({ abi: otherAbi, functionName: 'mint', args })
  const where = await world.chain.send({ from: somebody(world), to: token, data })
  const move = { kind: 'erc721' as const, token, from: zeroAddress, to: safe.address, value }
  writeTokens(world.book, move, where)
}

/** Coins out of a contract that ends: nobody is asked and nobody says anything. */
export async function receiveSilently(world: World, safe: WrittenSafe): Promise<void> {
  const from = somebody(world)
  const value = 1n + BigInt(world.random.below(1_000))
  const where = await world.chain.send({
    from,
    value,
    data: concat(['0x73', safe.address, SELF_DESTRUCT]),
  })
  writeCoins(world.book, { from, to: safe.address, value }, where, { untold: true })
}
