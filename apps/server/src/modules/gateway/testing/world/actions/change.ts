import { type Address, decodeFunctionResult, encodeFunctionData, type Hex } from 'viem'
import { safeAbi } from '../../chain/deployContracts.ts'
import type { WrittenSafe } from '../book.ts'
import { askSafe, prepareExecution } from '../prepareExecution.ts'
import type { World } from '../startWorld.ts'
import { execute, writeExecution } from './execute.ts'
import { type Plan, planAnything } from './plans.ts'

const SENTINEL: Address = '0x0000000000000000000000000000000000000001'

const toSelf = (safe: WrittenSafe, data: Hex, write: () => void): Plan => ({
  call: { to: safe.address, value: 0n, data, operation: 0 },
  write,
})

/** Another owner, one less, or one for another; and another threshold where that is possible. */
export async function changeOwners(world: World, safe: WrittenSafe): Promise<void> {
  const { random, chain } = world
  const strangers = chain.accounts
    .map(({ address }) => address)
    .filter((address) => !safe.owners.includes(address))
  const owner = random.pick(safe.owners)
  const choice = random.below(3)
  if (choice === 0 && strangers.length > 0) {
    const added = random.pick(strangers)
    const threshold = 1 + random.below(safe.owners.length + 1)
    const args = [added, BigInt(threshold)] as const
    const data = encodeFunctionData({ abi: safeAbi, functionName: 'addOwnerWithThreshold', args })
    const write = () => Object.assign(safe, { owners: [...safe.owners, added], threshold })
    return execute(world, safe, toSelf(safe, data, write))
  }
  const previous = await previousOf(world, safe, owner)
  if (choice === 1 && safe.owners.length > 1) {
    const owners = safe.owners.filter((each) => each !== owner)
    const threshold = 1 + random.below(owners.length)
    const args = [previous, owner, BigInt(threshold)] as const
    const data = encodeFunctionData({ abi: safeAbi, functionName: 'removeOwner', args })
    return execute(
      world,
      safe,
      toSelf(safe, data, () => Object.assign(safe, { owners, threshold })),
    )
  }
  if (strangers.length === 0) return
  const added = random.pick(strangers)
  const args = [previous, owner, added] as const
  const data = encodeFunctionData({ abi: safeAbi, functionName: 'swapOwner', args })
  const write = () => {
    safe.owners = safe.owners.map((each) => (each === owner ? added : each))
  }
  return execute(world, safe, toSelf(safe, data, write))
}

async function previousOf({ chain }: World, safe: WrittenSafe, owner: Address): Promise<Address> {
  const data = encodeFunctionData({ abi: safeAbi, functionName: 'getOwners' })
  // An answer to eth_call is bytes.
  const result = (await chain.request('eth_call', [{ to: safe.address, data }, 'latest'])) as Hex
  const owners = decodeFunctionResult({ abi: safeAbi, functionName: 'getOwners', data: result })
  return owners[owners.indexOf(owner) - 1] ?? SENTINEL
}

export async function changeThreshold(world: World, safe: WrittenSafe): Promise<void> {
  const threshold = 1 + world.random.below(safe.owners.length)
  const args = [BigInt(threshold)] as const
  const data = encodeFunctionData({ abi: safeAbi, functionName: 'changeThreshold', args })
  await execute(
    world,
    safe,
    toSelf(safe, data, () => Object.assign(safe, { threshold })),
  )
}

/** An owner approves on the chain what is executed then, or is not. */
export async function approve(world: World, safe: WrittenSafe): Promise<void> {
  const { chain, random } = world
  const plan = planAnything(world, safe)
  const owner = random.pick(safe.owners)
  const { safeTxHash } = await prepareExecution(chain, safe, plan.call)
  const args = [safeTxHash] as const
  const data = encodeFunctionData({ abi: safeAbi, functionName: 'approveHash', args })
  await chain.send({ from: owner, to: safe.address, data })
  const isNew = !safe.approvals.some((each) => each.hash === safeTxHash && each.owner === owner)
  if (isNew) safe.approvals.push({ hash: safeTxHash, owner })
  if (random.chance(0.5)) return
  const prepared = await prepareExecution(chain, safe, plan.call, { approvedBy: [owner] })
  const executor = random.pick(chain.accounts).address
  const where = await chain.send({ from: executor, to: safe.address, data: prepared.calldata })
  writeExecution(prepared, where, executor, true)
  plan.write(where)
}

/** Signs a message on the chain. */
export async function signMessage(world: World, safe: WrittenSafe): Promise<void> {
  if (safe.kind.version === '1.1.1') return
  const message: Hex = `0x${(safe.messages.length + 1).toString(16).padStart(8, '0')}`
  const args = [message] as const
  const data = encodeFunctionData({ abi: safeAbi, functionName: 'signMessage', args })
  const hash = await askSafe(world.chain, safe.address, 'getMessageHash', [message])
  const to = world.contracts.signMessageLib
  const call = { to, value: 0n, data, operation: 1 as const }
  await execute(world, safe, { call, write: () => safe.messages.push(hash) })
}
