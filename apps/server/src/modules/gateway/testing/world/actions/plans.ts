import { packBatch } from '@countersign/safe'
import { type Address, encodeFunctionData, type Hex } from 'viem'
import { otherAbi } from '../../chain/deployContracts.ts'
import { type Where, type WrittenCall, type WrittenSafe, writeCoins, writeTokens } from '../book.ts'
import type { World } from '../startWorld.ts'

/** A call, and what is to be written down once it has succeeded. */
export type Plan = { call: WrittenCall; write: (where: Where) => void }

const plain = { value: 0n, data: '0x' as Hex, operation: 0 as const }

export function planCoins(world: World, safe: WrittenSafe, to: Address, value: bigint): Plan {
  const move = { from: safe.address, to, value }
  return {
    call: { ...plain, to, value },
    write: (where) => writeCoins(world.book, move, where),
  }
}

export function planTokens(world: World, safe: WrittenSafe, to: Address, value: bigint): Plan {
  const { token } = world.contracts
  const data = encodeFunctionData({ abi: otherAbi, functionName: 'transfer', args: [to, value] })
  const move = { kind: 'erc20' as const, token, from: safe.address, to, value }
  return {
    call: { ...plain, to: token, data },
    write: (where) => writeTokens(world.book, move, where),
  }
}

export function planCollectible(world: World, safe: WrittenSafe, to: Address, id: bigint): Plan {
  const { collectible: token } = world.contracts
  const args = [safe.address, to, id] as const
  const data = encodeFunctionData({ abi: otherAbi, functionName: 'transferFrom', args })
  const move = { kind: 'erc721' as const, token, from: safe.address, to, value: id }
  return {
    call: { ...plain, to: token, data },
    write: (where) => writeTokens(world.book, move, where),
  }
}

/** All of them in the Safe's own name, or none. */
export function planBatch(safe: WrittenSafe, plans: readonly Plan[]): Plan {
  return {
    call: {
      to: safe.kind.multiSend,
      value: 0n,
      data: encodeBatch(plans.map(({ call }) => call)),
      operation: 1,
    },
    write: (where) => {
      for (const plan of plans) plan.write(where)
    },
  }
}

export function encodeBatch(calls: readonly WrittenCall[]): Hex {
  const args = [packBatch(calls)] as const
  return encodeFunctionData({ abi: otherAbi, functionName: 'multiSend', args })
}

/** Something that the Safe can afford, to somebody else or to another Safe. */
export function planAnything(world: World, safe: WrittenSafe): Plan {
  const { random, book, chain } = world
  const others = book.safes.filter((other) => other !== safe)
  const to =
    others.length > 0 && random.chance(0.4)
      ? random.pick(others).address
      : random.pick(chain.accounts).address
  const choice = random.below(3)
  const [id] = safe.collectibles
  if (choice === 0 && id !== undefined) return planCollectible(world, safe, to, id)
  if (choice === 1 && safe.tokens > 0n) return planTokens(world, safe, to, 1n)
  // Nothing at all is possible as well: it only uses up a nonce.
  return planCoins(world, safe, to, safe.coins > 100n ? 1n + BigInt(random.below(9)) : 0n)
}
