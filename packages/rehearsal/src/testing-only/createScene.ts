import { encodeMultiSend, listSentinel, type SafeTransaction } from '@countersign/safe'
import { type Address, encodeFunctionData, type Hex, parseAbi, parseEther, zeroAddress } from 'viem'
import type { HDAccount } from 'viem/accounts'
import type { RehearsalWorld, WorldSafe } from './startWorld.ts'

type Piece = Pick<SafeTransaction, 'to' | 'value' | 'data'>

export type TestScene = {
  safe: WorldSafe
  owners: readonly HDAccount[]
  executor: HDAccount
  /** Everything that a Safe can be asked to do here, by a die. */
  pieces: readonly ((roll: (sides: number) => number) => Piece)[]
  batch(pieces: readonly Piece[]): Pick<SafeTransaction, 'to' | 'value' | 'data' | 'operation'>
  /** Holders of coins whom nothing names. */
  holders: readonly Address[]
}

const settings = parseAbi([
  'function addOwnerWithThreshold(address owner, uint256 threshold)',
  'function removeOwner(address before, address owner, uint256 threshold)',
  'function changeThreshold(uint256 threshold)',
  'function enableModule(address module)',
  'function setFallbackHandler(address handler)',
])

/** A Safe with something of everything, and everything that can be done with it. */
export async function createScene(world: RehearsalWorld): Promise<TestScene> {
  const { chain, call, deploy } = world
  const owners = chain.accounts.slice(0, 3)
  const [executor] = chain.accounts.slice(5)
  if (!executor) throw new Error('no account')
  const safe = await world.makeSafe(
    '1.4.1',
    owners.map(({ address }) => address),
    1,
  )
  await chain.send({ to: safe.address, value: parseEther('10') })
  const tokens: Address[] = []
  for (const name of ['PlainToken', 'FeeToken', 'RebasingToken', 'HugeToken']) {
    const token = await deploy(name)
    await chain.send({ to: token, data: call('PlainToken', 'mint', [safe.address, 1_000_000n]) })
    tokens.push(token)
  }
  const [collection, editions, splitter, refuser, reentrant] = [
    await deploy('Collection'),
    await deploy('Editions'),
    await deploy('Splitter'),
    await deploy('Refuser'),
    await deploy('Reentrant'),
  ]
  for (let id = 0; id < 12; id += 1) {
    const data = call('Collection', 'mint', [safe.address, BigInt(id)])
    await chain.send({ to: collection, data })
  }
  await chain.send({ to: editions, data: call('Editions', 'mint', [safe.address, 3n, 1_000n]) })
  const batcher = await world.multiSend('1.4.1')
  const friends: Address[] = [1, 2, 3].map((n) => `0x${`${n}`.repeat(40)}` as Address) // 40 digits
  const friend = (roll: Roll) => friends[roll(3)] ?? zeroAddress
  const own = (data: Hex): Piece => ({ to: safe.address, value: 0n, data })
  const on = (to: Address | undefined, data: Hex): Piece => ({
    to: to ?? zeroAddress,
    value: 0n,
    data,
  })
  const change = (functionName: 'enableModule' | 'setFallbackHandler', address: Address) =>
    own(encodeFunctionData({ abi: settings, functionName, args: [address] }))
  return {
    safe,
    owners,
    executor,
    holders: [splitter, reentrant, '0x000000000000000000000000000000000000fEE2'],
    pieces: [
      (roll) => ({ to: friend(roll), value: BigInt(roll(1_000)), data: '0x' }),
      // Sometimes more than there is.
      (roll) => ({ to: friend(roll), value: parseEther(String(roll(12))), data: '0x' }),
      (roll) => ({ to: splitter, value: BigInt(roll(1_000)), data: '0x' }),
      (roll) => ({ to: reentrant, value: BigInt(roll(1_000)), data: '0x' }),
      ...tokens.map(
        (token) => (roll: Roll) =>
          on(token, call('PlainToken', 'transfer', [friend(roll), BigInt(roll(20_000))])),
      ),
      (roll) => on(tokens[roll(4)], call('PlainToken', 'approve', [friend(roll), BigInt(roll(9))])),
      (roll) =>
        on(tokens[0], call('PlainToken', 'transfer', [friend(roll), BigInt(roll(4)) * 400_000n])),
      (roll) =>
        on(
          collection,
          call('Collection', 'transferFrom', [safe.address, friend(roll), BigInt(roll(14))]),
        ),
      (roll) => on(collection, call('Collection', 'approve', [friend(roll), BigInt(roll(14))])),
      (roll) =>
        on(collection, call('Collection', 'setApprovalForAll', [friend(roll), roll(2) === 1])),
      (roll) =>
        on(
          editions,
          call('Editions', 'safeTransferFrom', [
            safe.address,
            friend(roll),
            3n,
            BigInt(roll(30)),
            '0x',
          ]),
        ),
      (roll) => on(refuser, call('Refuser', 'panic', [BigInt(roll(2))])),
      (roll) =>
        own(
          encodeFunctionData({
            abi: settings,
            functionName: 'addOwnerWithThreshold',
            args: [friend(roll), 1n],
          }),
        ),
      (roll) =>
        own(
          encodeFunctionData({
            abi: settings,
            functionName: 'removeOwner',
            args: [listSentinel, friend(roll), 1n],
          }),
        ),
      (roll) => change('enableModule', friend(roll)),
      (roll) => change('setFallbackHandler', friend(roll)),
      () => own(encodeFunctionData({ abi: settings, functionName: 'changeThreshold', args: [1n] })),
    ],
    batch: (pieces) => ({
      to: batcher,
      value: 0n,
      operation: 1,
      data: encodeMultiSend(pieces.map((piece) => ({ ...piece, operation: 0 as const }))),
    }),
  }
}

type Roll = (sides: number) => number
