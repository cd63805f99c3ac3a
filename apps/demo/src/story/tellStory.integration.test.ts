import {
  type Address,
  erc20Abi,
  erc721Abi,
  getAddress,
  isAddressEqual,
  parseAbi,
  parseAbiItem,
  zeroAddress,
} from 'viem'
import { normalize } from 'viem/ens'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { worldAccounts } from '../world/accounts.ts'
import { worldContracts } from '../world/contracts.ts'
import { startWorld } from '../world/startWorld.ts'
import { createTestClient } from '../world/testing/createTestClient.ts'
import type { World } from '../world/types.ts'
import { strangers, vendors } from './cast.ts'
import { seedPackets } from './contracts/seedPackets.ts'
import { countExecutions } from './countExecutions.ts'
import { findContracts } from './safes/findContracts.ts'
import { storySafes } from './storySafes.ts'
import { tellStory } from './tellStory.ts'
import { describeSafe } from './testing/describeSafe.ts'
import { readExecutions } from './testing/readExecutions.ts'
import { recount } from './testing/recount.ts'

let world: World
let one: ReturnType<typeof createTestClient>
let two: ReturnType<typeof createTestClient>
beforeAll(async () => {
  world = await startWorld({ story: tellStory })
  one = createTestClient(world.chains[0])
  two = createTestClient(world.chains[1])
})
afterAll(() => world.stop())

const { treasury, grants, studio, committee, founders, empty, bait, field, depot } = storySafes
const { usdc, usdcLookalike, collectible, safe: contracts } = worldContracts[31337]
const transferEvent = parseAbiItem(
  'event Transfer(address indexed from, address indexed to, uint256 value)',
)
const events = parseAbi([
  'event ExecutionFailure(bytes32 indexed txHash, uint256 payment)',
  'event ExecutionFromModuleSuccess(address indexed module)',
  'event SafeReceived(address indexed sender, uint256 value)',
  'event ProxyCreation(address indexed proxy, address singleton)',
])
const all = { fromBlock: 0n } as const
const first = { blockNumber: 0n } as const

const balanceOf = (token: Address, holder: Address) =>
  one.readContract({ address: token, abi: erc20Abi, functionName: 'balanceOf', args: [holder] })

test('told again in another world: the same transactions, balances and Safes, other blocks', async () => {
  const again = await startWorld({ story: tellStory, birthmark: 77 })
  try {
    for (const index of [0, 1] as const) {
      const [told, retold] = [world.chains[index], again.chains[index]]
      const story = await recount(told)
      expect(await recount(retold)).toEqual(story)
      expect(story.transactions.length).toBeGreaterThan(index === 0 ? 390 : 60)
      const hashes = [told, retold].map((chain) => createTestClient(chain).getBlock(first))
      const [here, there] = await Promise.all(hashes)
      expect(there?.hash).not.toBe(here?.hash)
    }
  } finally {
    await again.stop()
  }
})

describe('the Safes', () => {
  test.each([
    ['treasury', treasury, 'Safe', '1.4.1', [5, 3]],
    ['grants', grants, 'Safe', '1.3.0', [3, 2]],
    ['committee', committee, 'SafeL2', '1.4.1', [3, 2]],
    ['studio', studio, 'SafeL2', '1.3.0', [2, 2]],
    ['founders', founders, 'Safe', '1.1.1', [2, 1]],
    ['empty', empty, 'Safe', '1.4.1', [1, 1]],
    ['bait', bait, 'Safe', '1.4.1', [2, 1]],
    ['field', field, 'SafeL2', '1.4.1', [3, 2]],
    ['depot', depot, 'Safe', '1.3.0', [2, 1]],
  ] as const)(
    '%s is where, and what, the story says',
    async (_, safe, contract, version, sizes) => {
      const client = safe.chainId === 31337 ? one : two
      const state = await describeSafe(client, safe.address)
      expect([state.owners.length, state.threshold]).toEqual(sizes)
      expect(state.version).toBe(version)
      expect(state.runs).toEqual({ contract, version })
      expect(state.singleton).toBe(findContracts(safe).singleton)
      expect(state.nonce).toBe(countExecutions(safe))
    },
  )

  test('the treasury has lost Farid and won Élodie and Dario', async () => {
    const { owners } = await describeSafe(one, treasury.address)
    const positions = owners.map((owner) =>
      worldAccounts.findIndex(({ address }) => address === owner),
    )
    expect(positions.toSorted()).toEqual([0, 1, 2, 3, 4])
  })

  test('another Safe is an owner of the studio', async () => {
    const { owners } = await describeSafe(one, studio.address)
    expect(owners).toContain(committee.address)
    expect((await readExecutions(one, studio.address)).length).toBe(2)
  })

  test('the empty Safe holds nothing and did nothing', async () => {
    expect(await one.getBalance({ address: empty.address })).toBe(0n)
    const args = { to: empty.address }
    expect(await one.getLogs({ event: transferEvent, args, ...all })).toEqual([])
  })

  test('a stranger made the bait', async () => {
    const [, , , proxyCreation] = events
    const made = await one.getLogs({ event: proxyCreation, args: { proxy: bait.address }, ...all })
    const { from } = await one.getTransaction({ hash: made[0]?.transactionHash ?? '0x' })
    expect(getAddress(from)).toBe(strangers.meddler.address)
    const { owners } = await describeSafe(one, bait.address)
    expect(owners).toContain(worldAccounts[0].address)
    expect(owners).toContain(strangers.meddler.address)
  })
})

describe("the treasury's past", () => {
  test('has three hundred rows', async () => {
    const executed = await readExecutions(one, treasury.address)
    const [, fromModule, received] = events
    const { address } = treasury
    const byModule = await one.getLogs({ event: fromModule, address, ...all })
    const coin = await one.getLogs({ event: received, address, ...all })
    const tokens = await one.getLogs({ event: transferEvent, args: { to: address }, ...all })
    const own = new Set([...executed, ...byModule].map(({ transactionHash }) => transactionHash))
    const incoming = [...coin, ...tokens].filter((log) => !own.has(log.transactionHash))
    expect(byModule).toHaveLength(8)
    expect(executed.length + byModule.length + incoming.length + 1).toBeGreaterThanOrEqual(300)
  })

  test('has batches, delegatecalls, settings, approvals and payments of every kind', async () => {
    const executed = await readExecutions(one, treasury.address)
    const count = (matches: (execution: (typeof executed)[number]) => boolean) =>
      executed.filter(matches).length
    const { multiSendCallOnly, createCall, signMessageLib } = contracts['1.4.1']
    const to = (target: Address) => (execution: { to: Address }) =>
      isAddressEqual(execution.to, target)
    expect({
      batches: count(to(multiSendCallOnly)),
      creations: count((e) => to(createCall)(e) && e.operation === 1),
      signatures: count((e) => to(signMessageLib)(e) && e.operation === 1),
      settings: count(to(treasury.address)),
      coin: count((e) => e.data === '0x'),
      leaves: count(to(collectible)),
    }).toEqual({ batches: 6, creations: 1, signatures: 1, settings: 3, coin: 10, leaves: 1 })
    expect(count(to(usdc))).toBeGreaterThan(100)
  })

  test('has one failure, which used up its nonce', async () => {
    const [failure] = events
    const { address } = treasury
    expect(await one.getLogs({ event: failure, address, ...all })).toHaveLength(1)
  })

  test('has a module that is enabled', async () => {
    const abi = parseAbi([
      'function getModulesPaginated(address start, uint256 size) view returns (address[], address)',
      'function NAME() view returns (string)',
    ])
    const start = `0x${'1'.padStart(40, '0')}` as const
    const [modules] = await one.readContract({
      address: treasury.address,
      abi,
      functionName: 'getModulesPaginated',
      args: [start, 10n],
    })
    expect(modules).toHaveLength(1)
    const module = { address: modules[0] ?? zeroAddress, abi, functionName: 'NAME' } as const
    expect(await one.readContract(module)).toBe('Daily Limit Module')
  })

  test('has leaves that carry their own pictures', async () => {
    for (const id of [6n, 8n, 9n]) {
      const read = { address: collectible, abi: erc721Abi, args: [id] } as const
      expect(await one.readContract({ ...read, functionName: 'ownerOf' })).toBe(treasury.address)
      const uri = await one.readContract({ ...read, functionName: 'tokenURI' })
      expect(uri).toMatch(/^data:application\/json;base64,/)
    }
  })

  test('has seed packets of two kinds, of which Ada has some, too', async () => {
    const abi = parseAbi([
      'function balanceOf(address account, uint256 id) view returns (uint256)',
      'function supportsInterface(bytes4 id) view returns (bool)',
    ])
    const { address } = seedPackets
    const args = ['0xd9b67a26'] as const
    expect(await one.readContract({ address, abi, functionName: 'supportsInterface', args })).toBe(
      true,
    )
    for (const [holder, id, amount] of [
      [treasury.address, 1n, 40n],
      [treasury.address, 2n, 12n],
      [worldAccounts[0].address, 1n, 5n],
    ] as const) {
      const held = { address, abi, functionName: 'balanceOf', args: [holder, id] } as const
      expect(await one.readContract(held)).toBe(amount)
    }
  })

  test('those whom it pays have names', async () => {
    const name = normalize('harbour-press.demo.eth')
    expect(await one.getEnsAddress({ name })).toBe(vendors.harbour.address)
    expect(await one.getEnsName({ address: vendors.harbour.address })).toBe(name)
  })
})

describe('what strangers did', () => {
  test('took nothing, sent dust and sent worthless tokens, each right after a real payment', async () => {
    const { lookAlike } = strangers
    const logs = await one.getLogs({ event: transferEvent, ...all })
    const tricks = logs.filter(({ args: { from, to } }) =>
      [from, to].some((side) => side && isAddressEqual(side, lookAlike.address)),
    )
    const tricksOnTreasury = tricks.filter(({ args: { from } }) => from !== zeroAddress)
    const kinds = tricksOnTreasury.map(({ address, args: { value = 0n } }) => {
      if (isAddressEqual(address, usdcLookalike)) return 'fake'
      return value === 0n ? 'nothing' : 'dust'
    })
    expect(kinds).toEqual([
      ...['fake', 'nothing', 'dust', 'nothing'],
      ...['fake', 'nothing', 'dust', 'nothing'],
    ])
    for (const trick of tricksOnTreasury) {
      const before = logs.filter(({ blockNumber }) => blockNumber < trick.blockNumber).at(-1)
      expect(before?.args.to).toBe(vendors.harbour.address)
      expect(before?.address && getAddress(before.address)).toBe(usdc)
    }
  })

  test('the treasury and the bait hold false dollars', async () => {
    expect(await balanceOf(usdcLookalike, treasury.address)).toBeGreaterThan(12_500_000_000n)
    expect(await balanceOf(usdcLookalike, bait.address)).toBe(50_000_000_000n)
  })

  test('three tokens that nobody asked for came to the treasury and to Ada', async () => {
    const listed = world.chains[0].description.tokens.map(({ address }) => address)
    const args = { to: worldAccounts[0].address, from: zeroAddress }
    const logs = await one.getLogs({ event: transferEvent, args, ...all })
    const dropped = logs
      .map(({ address }) => getAddress(address))
      .filter((address) => ![...listed, usdcLookalike, collectible].includes(address))
    expect(dropped).toHaveLength(3)
    for (const token of dropped) {
      expect(await balanceOf(token, treasury.address)).toBeGreaterThan(0n)
    }
  })
})

test('a second chain has a past of its own, where executions tell of themselves', async () => {
  const address = field.address
  const event = parseAbiItem(
    'event SafeMultiSigTransaction(address to, uint256 value, bytes data, uint8 operation, uint256 safeTxGas, uint256 baseGas, uint256 gasPrice, address gasToken, address refundReceiver, bytes signatures, bytes additionalInfo)',
  )
  const [failure, fromModule] = events
  expect(await two.getLogs({ event, address, ...all })).toHaveLength(countExecutions(field))
  expect(await two.getLogs({ event, address: depot.address, ...all })).toEqual([])
  expect(await two.getLogs({ event: failure, address, ...all })).toHaveLength(1)
  expect(await two.getLogs({ event: fromModule, address, ...all })).toHaveLength(3)
})
