import {
  type Address,
  concat,
  encodeAbiParameters,
  encodeFunctionData,
  getAddress,
  type Hex,
  numberToHex,
  padHex,
  zeroAddress,
} from 'viem'
import { createRandom, type Random } from '../../../../fuzz/random.ts'
import { topics } from '../../store/topics.ts'
import { otherAbi } from '../chain/deployContracts.ts'
import type { TestChain, TestTransaction } from '../chain/startTestChain.ts'
import { writeCoins } from '../world/book.ts'
import type { World } from '../world/startWorld.ts'
import { floodAbi, hostileCode } from './hostileCode.ts'

export type Hostility = {
  /** A world whose Safes are made with junk behind the calldata. */
  world: World
  /** Fills so many blocks with what nobody wants to read. */
  strike: (blocks: number) => Promise<void>
  /** Hides what one Safe receives in a block with more such events than an answer may hold. */
  overflow: () => Promise<void>
  poisons: readonly Address[]
}

/** Nobody of the story. */
const EVE = getAddress(`0x${'e'.repeat(40)}`)
const CREATE = '0x1688f0b9'
const JUNK: Hex = `0x${'1688f0b9'.repeat(6_000)}`
const SET_UP = encodeAbiParameters(
  [{ type: 'address[]' }, { type: 'uint256' }, { type: 'address' }, { type: 'address' }],
  [[EVE], 1n, zeroAddress, zeroAddress],
)
const KINDS = Object.values(topics)
const KILOBYTE: Hex = `0x${'00'.repeat(1_024)}`

/** Somebody who wants to stop us, with everything that can be bought for a little gas. */
export async function startHostility(world: World, seed: number): Promise<Hostility> {
  const { chain } = world
  const random = createRandom(seed)
  await chain.request('hardhat_setBalance', [EVE, numberToHex(10n ** 30n)])
  await chain.request('hardhat_impersonateAccount', [EVE])
  const deploy = async (data: Hex): Promise<Address> => {
    const { contract } = await chain.send({ from: EVE, data })
    if (!contract) throw new Error('Nothing was deployed.')
    return contract
  }
  const flood = await deploy(hostileCode.flood)
  const speaker = await deploy(hostileCode.speaker)
  const poisons: Address[] = []
  for (const size of [700_000, 0, 32, 400_000, 2_000]) {
    poisons.push(await deploy(concat([hostileCode.poison, numberToHex(size, { size: 32 })])))
  }

  const floodWith = (topic: Hex, count: number, data: Hex): Hex =>
    encodeFunctionData({
      abi: floodAbi,
      functionName: 'flood',
      args: [topic, BigInt(count), data],
    })
  const acts: readonly (() => Promise<unknown>)[] = [
    // Those who say that they are Safes, and those who say it of others.
    () => submit(chain, { to: speaker, data: concat([topics.safeSetup, SET_UP]) }),
    () =>
      submit(chain, {
        to: flood,
        data: floodWith(creation(random), 1 + random.below(60), words(random, 2)),
      }),
    // Events of Safes, by somebody who is none.
    () =>
      submit(chain, {
        to: flood,
        data: floodWith(random.pick(KINDS), 1 + random.below(20), words(random, random.below(12))),
      }),
    // Calldata full of what looks like executions.
    () =>
      submit(chain, {
        to: speaker,
        data: concat([topics.executionSuccess, `0x${'6a761202'.repeat(500)}`]),
      }),
    () => give(world, random.pick(poisons), random),
  ]

  return {
    poisons,
    world: { ...world, chain: { ...chain, send: (call) => chain.send(withJunk(call)) } },
    async strike(blocks) {
      for (let block = 0; block < blocks; block++) await random.pick(acts)()
    },
    async overflow() {
      // Before 1.3.0 Safes say nothing when they receive.
      const safe = world.book.safes.find(({ kind }) => kind.version !== '1.1.1')
      if (!safe) throw new Error('There is no such Safe.')
      const data = floodWith(topics.safeReceived, 1_400, KILOBYTE)
      const fill = { from: EVE, to: flood, data }
      const gift = { from: EVE, to: safe.address, value: 5n }
      const [, , where] = await chain.sendTogether([fill, fill, gift])
      if (where) writeCoins(world.book, gift, where)
    },
  }
}

const creation = (random: Random) => random.pick([topics.proxyCreation, topics.proxyCreationLegacy])

/** Anything that an event can carry: nothing, an address, far too much. */
function words(random: Random, count: number): Hex {
  const word = (): Hex =>
    random.pick<Hex>([
      padHex('0x', { size: 32 }),
      padHex(EVE, { size: 32 }),
      `0x${'ff'.repeat(32)}`,
      numberToHex(random.below(512), { size: 32 }),
    ])
  return concat(['0x', ...Array.from({ length: count }, word)])
}

/** Not waited for: it is in a block of its own when it is answered. */
function submit(chain: TestChain, call: Omit<TestTransaction, 'from'>): Promise<unknown> {
  return chain.request('eth_sendTransaction', [{ from: EVE, gas: '0xe4e1c0', ...call }])
}

/** A token that nobody wants: one row, which is written down as any other. */
async function give({ book, chain }: World, token: Address, random: Random): Promise<void> {
  if (book.safes.length === 0) return chain.mine()
  const safe = random.pick(book.safes)
  const data = encodeFunctionData({
    abi: otherAbi,
    functionName: 'transfer',
    args: [safe.address, 1n],
  })
  const { hash, block } = await chain.send({ from: EVE, to: token, data })
  const transfer = { from: EVE, to: safe.address, value: 1n }
  safe.transfers.push({ hash, block, kind: 'erc20', token, ...transfer })
}

function withJunk(call: TestTransaction): TestTransaction {
  return call.data?.startsWith(CREATE) ? { ...call, data: concat([call.data, JUNK]) } : call
}
