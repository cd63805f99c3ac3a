import { encodeFunctionData } from 'viem'
import { otherAbi, type SafeKind } from '../../chain/deployContracts.ts'
import { prepareSafe } from '../../chain/prepareSafe.ts'
import type { WrittenSafe, WrittenTransfer } from '../book.ts'
import type { World } from '../startWorld.ts'

/** Makes a Safe through its factory; now and then where something has been sent before. */
export async function createSafe(world: World, chosen?: SafeKind): Promise<WrittenSafe> {
  const { chain, contracts, book, random } = world
  const kind = chosen ?? random.pick(contracts.kinds)
  const start = random.below(chain.accounts.length)
  const addresses = chain.accounts.map(({ address }) => address)
  const owners = [...addresses, ...addresses].slice(start, start + 1 + random.below(3))
  const threshold = 1 + random.below(owners.length)
  const creator = random.pick(addresses)
  const saltNonce = BigInt(++book.salt)
  const setup = { kind, owners, threshold, saltNonce, creator }
  const { address, call } = await prepareSafe(chain, setup)
  const early = random.chance(0.5) ? await sendBefore(world, address) : null
  await world.meanwhile()
  const { hash, block } = await chain.send(call)
  const safe: WrittenSafe = {
    address,
    kind,
    creation: { hash, block, creator, saltNonce },
    owners,
    threshold,
    modules: [],
    executions: [],
    moduleExecutions: [],
    transfers: early ? [early.transfer] : [],
    unattributed: early?.coins ?? 0n,
    approvals: [],
    messages: [],
    coins: early?.coins ?? 0n,
    tokens: early?.transfer.value ?? 0n,
    collectibles: [],
  }
  book.safes.push(safe)
  return safe
}

async function sendBefore({ chain, contracts }: World, to: `0x${string}`) {
  const [giver] = chain.accounts
  if (!giver) throw new Error('There is no account.')
  const [coins, value] = [777n, 88n]
  await chain.send({ from: giver.address, to, value: coins })
  const data = encodeFunctionData({ abi: otherAbi, functionName: 'transfer', args: [to, value] })
  const { hash, block } = await chain.send({ from: giver.address, to: contracts.token, data })
  const token = contracts.token
  const transfer: WrittenTransfer = {
    hash,
    block,
    kind: 'erc20',
    token,
    from: giver.address,
    to,
    value,
  }
  return { coins, transfer }
}
