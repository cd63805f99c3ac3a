import {
  encodeMultiSend,
  hashSafeTransaction,
  parseSignature,
  type SafeTransaction,
} from '@countersign/safe'
import { withBlockOverrides } from '@countersign/testbed'
import { type Address, type Hex, parseEther, toHex, zeroAddress } from 'viem'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { plausiblePrice } from './circumstances/plausiblePrice.ts'
import { createEvmStage } from './evm/createEvmStage.ts'
import { merkleVerifier } from './evm/merkleVerifier.ts'
import { type RehearseParameters, rehearse } from './rehearse.ts'
import { createProbeStage } from './stages/createProbeStage.ts'
import {
  type RehearsalWorld,
  startRehearsalWorld,
  type WorldSafe,
} from './testing-only/startWorld.ts'
import type { Request } from './types.ts'

let world: RehearsalWorld
let safe: WorldSafe
let owners: Address[]
/** A node that plays calls in pretended blocks. */
let request: Request
beforeAll(async () => {
  world = await startRehearsalWorld()
  request = withBlockOverrides(world.chain.request)
  owners = world.chain.accounts.slice(0, 3).map(({ address }) => address)
  safe = await world.makeSafe('1.4.1', owners, 2)
  await world.chain.send({ to: safe.address, value: parseEther('1') })
})
afterAll(() => world?.chain.stop())

const TELLS = {
  price: 0,
  time: 1,
  number: 2,
  coinbase: 3,
  origin: 4,
  originCode: 5,
  gas: 6,
  random: 7,
  lowPrice: 8,
} as const

const base: Omit<SafeTransaction, 'to'> = {
  ...{ value: 0n, data: '0x', operation: 0, safeTxGas: 0n, baseGas: 0n, gasPrice: 0n },
  ...{ gasToken: zeroAddress, refundReceiver: zeroAddress, nonce: 0n },
}
const amount = parseEther('0.9')

type Rung = 'probe' | 'evm'
const stageOf = (rung: Rung, ask: Request = request): RehearseParameters['stages'][number] => ({
  rung,
  open: (block) =>
    rung === 'probe'
      ? createProbeStage(ask)
      : createEvmStage({
          ...{ request: ask, chainId: world.chain.id, block, verifier: merkleVerifier },
        }),
})

async function play(
  content: Partial<SafeTransaction> & { to: Address },
  stages: RehearseParameters['stages'],
  who: Partial<Extract<RehearseParameters['script'], { kind: 'safe' }>> = {},
) {
  const transaction = { ...base, ...content }
  const executor = owners[0] ?? null
  const script = { kind: 'safe' as const, safe, transaction, executor, ...who }
  const played = await rehearse({ request, script, stages })
  if (played.rung === 'static') throw new Error(JSON.stringify(played.tried))
  return played
}

const latest = async () =>
  (await world.chain.request('eth_getBlockByNumber', ['latest', false])) as Record<string, Hex> // a block

/** One that gives back what it is paid where it finds what it looks for in the newest block. */
async function turncoat(tell: keyof typeof TELLS): Promise<Address> {
  await world.chain.send({ to: safe.address, value: 1n })
  const { timestamp, number, miner, baseFeePerGas } = await latest()
  // The next block is the one that it is put into, and the newest then.
  const random = toHex(7n, { size: 32 })
  await world.chain.request('hardhat_setPrevRandao', [random])
  const values: Partial<Record<keyof typeof TELLS, bigint>> = {
    time: BigInt(timestamp ?? 0) + 60n,
    number: BigInt(number ?? 0) + 1n,
    coinbase: BigInt(miner ?? 0),
    origin: BigInt(owners[0] ?? 0),
    gas: 5_000_000n,
    random: BigInt(random),
    // The base fee has fallen by an eighth until then.
    lowPrice: plausiblePrice(BigInt(baseFeePerGas ?? 0)),
  }
  return world.deploy('Turncoat', [TELLS[tell], values[tell] ?? 0n])
}

describe.each(['probe', 'evm'] as const)('on the rung %s', (rung) => {
  it.each(['price', 'originCode'] as const)(
    'R-REH-5 who looks at the %s to see whether they are watched sees nothing',
    async (tell) => {
      const { changes, varied } = await play({ to: await turncoat(tell), value: amount }, [
        stageOf(rung),
      ])
      const coins = changes.flatMap((each) =>
        each.kind === 'coin' ? [each.after - each.before] : [],
      )
      expect(coins).toEqual([-amount, amount])
      expect(varied).toBe('same')
    },
  )

  it.each(['time', 'number', 'coinbase', 'random', 'origin', 'gas', 'lowPrice'] as const)(
    'R-REH-6 who turns by the %s is found out',
    async (tell) => {
      const { changes, varied } = await play({ to: await turncoat(tell), value: amount }, [
        stageOf(rung),
      ])
      expect(changes.map(({ kind }) => kind)).toEqual(['nonce'])
      expect(varied).toBe('otherwise')
    },
  )

  it.each([8_600_000n, 9_500_000n, 13_500_000n, 14_800_000n])(
    'R-REH-6 who turns, and uses up %s gas so that nobody can look, is never taken for the same',
    async (burnt) => {
      const { timestamp } = await latest()
      const to = await world.deploy('CostlyTurncoat', [BigInt(timestamp ?? 0) + 120n, burnt])
      const { changes, varied } = await play({ to, value: amount }, [stageOf(rung)])
      expect(changes.map(({ kind }) => kind)).toEqual(['nonce'])
      expect(['otherwise', 'failed']).toContain(varied)
    },
  )

  it('R-REH-6 what does the same whoever looks is the same, also with refunds', async () => {
    const token = await world.deploy('RebasingToken')
    const data = world.call('PlainToken', 'mint', [safe.address, 1_000_000n])
    await world.chain.send({ to: token, data })
    const [splitter, batcher] = [await world.deploy('Splitter'), await world.multiSend('1.4.1')]
    const transfer = world.call('PlainToken', 'transfer', [splitter, 5_000n])
    const pieces = [
      { ...base, to: token, data: transfer },
      { ...base, to: splitter, value: 1_000n },
    ]
    const batch = { to: batcher, operation: 1 as const, data: encodeMultiSend(pieces) }
    const terms = { safeTxGas: 500_000n, baseGas: 10_000n, gasPrice: 10n ** 12n }
    for (const content of [batch, { ...batch, ...terms }, { to: splitter, value: amount }]) {
      const { varied, outcome } = await play(content, [stageOf(rung)])
      expect([outcome.status, varied]).toEqual(['success', 'same'])
    }
  })

  it('R-REH-6 who wants more gas than it uses is not taken for somebody who turns', async () => {
    const spoilt = await world.deploy('Spoilt')
    const { varied, outcome } = await play({ to: spoilt, value: 1n }, [stageOf(rung)])
    expect([outcome.status, varied]).toEqual(['success', 'same'])
  })

  it('R-REH-6 with the owners’ own signatures nothing is pretended of the Safe', async () => {
    const transaction = { ...base, to: await turncoat('time'), value: amount }
    const { safeTxHash } = hashSafeTransaction(safe, transaction)
    const signatures = await Promise.all(
      world.chain.accounts.slice(0, 2).map(async (account) => ({
        signer: account.address,
        signature: parseSignature(await account.sign({ hash: safeTxHash })),
      })),
    )
    const slots: unknown[] = []
    const stage = stageOf(rung)
    const listening: typeof stage = {
      rung,
      async open(block) {
        const opened = await stage.open(block)
        return {
          ...opened,
          play(scene) {
            slots.push(...Object.values(scene.slots).flatMap((each) => Object.keys(each)))
            return opened.play(scene)
          },
        }
      },
    }
    const signed = await play(transaction, [listening], { signatures })
    expect([signed.outcome.status, signed.varied]).toEqual(['success', 'otherwise'])
    expect(slots).toEqual([])
  })
})

it('R-REH-6 where a node knows no block but its own, an EVM of our own varies it; else it is said', async () => {
  const plain: Request = (method, params) => world.chain.request(method, params)
  const to = await turncoat('time')
  const both = [stageOf('probe', plain), stageOf('evm', plain)]
  expect(await play({ to, value: amount }, both)).toMatchObject({
    rung: 'probe',
    varied: 'otherwise',
  })
  expect(await play({ to, value: amount }, both.slice(0, 1))).toMatchObject({
    rung: 'probe',
    varied: 'not',
  })
})

it('R-REH-6 a node that only says it pretends another block is not believed', async () => {
  const deaf: Request = (method, params) => world.chain.request(method, params.slice(0, 3))
  const to = await turncoat('time')
  const played = await play({ to, value: amount }, [stageOf('probe', deaf)])
  expect(played.varied).toBe('not')
})
