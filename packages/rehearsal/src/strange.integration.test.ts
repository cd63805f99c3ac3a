import { encodeMultiSend, type SafeTransaction } from '@countersign/safe'
import { contractVersions } from '@countersign/testbed'
import { type Address, encodeFunctionData, type Hex, parseAbi, parseEther, zeroAddress } from 'viem'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createEvmStage } from './evm/createEvmStage.ts'
import { merkleVerifier } from './evm/merkleVerifier.ts'
import { rehearse } from './rehearse.ts'
import { createProbeStage } from './stages/createProbeStage.ts'
import { createSimulateStage } from './stages/createSimulateStage.ts'
import {
  type RehearsalWorld,
  startRehearsalWorld,
  type WorldSafe,
} from './testing-only/startWorld.ts'
import type { Request } from './types.ts'

let world: RehearsalWorld
let safe: WorldSafe
let owners: Address[]
beforeAll(async () => {
  world = await startRehearsalWorld()
  owners = world.chain.accounts.slice(0, 3).map(({ address }) => address)
  safe = await world.makeSafe('1.4.1', owners, 2)
  await world.chain.send({ to: safe.address, value: parseEther('1') })
})
afterAll(() => world?.chain.stop())

const friend: Address = '0x1111111111111111111111111111111111111111'
const base = {
  value: 0n,
  data: '0x',
  operation: 0,
  safeTxGas: 0n,
  baseGas: 0n,
  gasPrice: 0n,
  gasToken: zeroAddress,
  refundReceiver: zeroAddress,
  nonce: 0n,
} as const

type Rung = 'probe' | 'evm'
const stageOf = (rung: Rung, request: Request = world.chain.request) => ({
  rung,
  open: (block: Parameters<typeof createEvmStage>[0]['block']) =>
    rung === 'probe'
      ? createProbeStage(request)
      : createEvmStage({ request, chainId: world.chain.id, block, verifier: merkleVerifier }),
})

function play(
  rung: Rung,
  content: Partial<SafeTransaction>,
  who: Partial<Parameters<typeof rehearse>[0]> & {
    safe?: WorldSafe
    executor?: Address | null
  } = {},
) {
  const { safe: other = safe, executor = null, ...rest } = who
  const transaction = { ...base, to: friend, ...content }
  const { request } = world.chain
  const script = { kind: 'safe' as const, safe: other, transaction, executor }
  return rehearse({ request, script, stages: [stageOf(rung)], ...rest })
}

async function tokenOf(name: string): Promise<Address> {
  const token = await world.deploy(name)
  const data = world.call('PlainToken', 'mint', [safe.address, 1_000n])
  await world.chain.send({ to: token, data })
  return token
}
const transfer = (amount: bigint) => world.call('PlainToken', 'transfer', [friend, amount])

describe.each(['probe', 'evm'] as const)('on the rung %s', (rung) => {
  it.each(contractVersions)('R-REH-1 rehearses a Safe %s without a signature', async (version) => {
    const old = await world.makeSafe(version, owners, 2)
    await world.chain.send({ to: old.address, value: 100n })
    const rehearsal = await play(rung, { value: 5n }, { safe: old })
    expect(rehearsal).toMatchObject({
      outcome: { status: 'success' },
      changes: [
        { kind: 'nonce', before: 0n, after: 1n },
        { kind: 'coin', holder: old.address, before: 100n, after: 95n },
        { kind: 'coin', holder: friend, before: 0n, after: 5n },
      ],
    })
  })

  it('R-REH-3 rehearses what is not the next as if it were, and says so', async () => {
    const rehearsal = await play(rung, { value: 5n, nonce: 7n })
    expect(rehearsal).toMatchObject({ isEarly: true, outcome: { status: 'success' } })
  })

  it('R-REH-4 a token that does not say what is held is told as unread', async () => {
    const token = await tokenOf('SilentToken')
    const rehearsal = await play(rung, { to: token, data: transfer(5n) })
    expect(rehearsal).toMatchObject({
      outcome: { status: 'success' },
      unread: [
        { kind: 'token', token, holder: safe.address },
        { kind: 'token', token, holder: friend },
      ],
    })
  })

  it('R-REH-4 a token that uses up what it is given for reading harms only itself', async () => {
    const [hungry, plain] = [await tokenOf('HungryToken'), await tokenOf('PlainToken')]
    const pieces = [hungry, plain].map((to) => ({ ...base, to, data: transfer(5n) }))
    const batcher = await world.multiSend('1.4.1')
    const batch = { to: batcher, operation: 1 as const, data: encodeMultiSend(pieces) }
    const rehearsal = await play(rung, batch)
    if (rehearsal.rung === 'static') throw new Error(JSON.stringify(rehearsal.tried))
    expect(rehearsal.unread.length).toBe(2)
    const tokens = rehearsal.changes.filter(({ kind }) => kind === 'token')
    expect(tokens).toMatchObject([
      { token: plain, holder: safe.address, before: 1_000n, after: 995n },
      { token: plain, holder: friend, before: 0n, after: 5n },
    ])
  })

  it('R-REH-4 an answer of a hundred thousand bytes is heard as far as it matters', async () => {
    const token = await tokenOf('HugeToken')
    const rehearsal = await play(rung, { to: token, data: transfer(5n) })
    expect(rehearsal).toMatchObject({
      changes: [{ kind: 'nonce' }, { before: 1_000n, after: 995n }, { before: 0n, after: 5n }],
    })
  })

  it('R-REH-1 a token that lies is shown as it says: nothing is summed from events', async () => {
    const token = await tokenOf('LyingToken')
    const rehearsal = await play(rung, { to: token, data: transfer(5n) })
    expect(rehearsal).toMatchObject({
      outcome: { status: 'success' },
      changes: [{ kind: 'nonce' }],
    })
  })

  it('R-REH-2 R-REH-4 what burns all gas fails, and does not hold up the rehearsal', async () => {
    const burner = await world.deploy('Burner')
    const rehearsal = await play(rung, { to: burner })
    expect(rehearsal).toMatchObject({
      outcome: {
        status: 'reverts',
        reason: { kind: 'text', text: 'GS013' },
        inner: { index: 0, to: burner, reason: { kind: 'nothing' } },
      },
      changes: [],
    })
  })

  it('R-REH-2 says which call of a batch fails, and why, where the batch itself says nothing', async () => {
    const [token, refuser] = [await tokenOf('PlainToken'), await world.deploy('Refuser')]
    const batcher = await world.multiSend('1.3.0')
    const play3 = (last: Hex, to: Address) => {
      const pieces = [
        { ...base, to: friend, value: 1n },
        { ...base, to: token, data: transfer(900n) },
        { ...base, to, data: last },
      ]
      return play(rung, { to: batcher, operation: 1, data: encodeMultiSend(pieces) })
    }
    expect(await play3(transfer(200n), token)).toMatchObject({
      outcome: {
        status: 'reverts',
        inner: { index: 2, to: token, reason: { kind: 'text', text: 'Not that much there' } },
      },
    })
    const panic = world.call('Refuser', 'panic', [0n])
    expect(await play3(panic, refuser)).toMatchObject({
      outcome: { inner: { index: 2, reason: { kind: 'panic', code: 0x12 } } },
    })
    const custom = world.call('Refuser', 'custom')
    expect(await play3(custom, refuser)).toMatchObject({
      outcome: { inner: { reason: { kind: 'custom', selector: '0x7c126b56' } } },
    })
    const short = world.call('Refuser', 'short', [3n, 5n])
    expect(await play3(short, refuser)).toMatchObject({
      outcome: { inner: { to: refuser, reason: { fault: 'balance', has: 3n, needs: 5n } } },
    })
  })

  it('R-REH-2 who would pay more coins than are left is told how many there are', async () => {
    const poor = await world.makeSafe('1.4.1', owners, 1)
    await world.chain.send({ to: poor.address, value: 1_000n })
    const short = (has: bigint, needs: bigint) => ({
      outcome: { status: 'reverts', inner: { reason: { kind: 'coin', has, needs } } },
    })
    const alone = await play(rung, { to: friend, value: 1_001n }, { safe: poor })
    expect(alone).toMatchObject(short(1_000n, 1_001n))
    const pieces = [600n, 401n].map((value) => ({ ...base, to: friend, value }))
    const batch = { to: await world.multiSend('1.4.1'), data: encodeMultiSend(pieces) }
    const second = await play(rung, { ...batch, operation: 1 }, { safe: poor })
    expect(second).toMatchObject(short(400n, 401n))
  })

  it('R-REH-2 a guard that refuses is heard, and sees who will send it', async () => {
    const guarded = await world.makeSafe('1.4.1', owners, 1)
    await world.chain.send({ to: guarded.address, value: 1_000n })
    const [sender] = owners
    const guard = await world.deploy('StrictGuard', [sender])
    const data = encodeFunctionData({
      abi: parseAbi(['function setGuard(address guard)']),
      args: [guard],
    })
    await world.chain.request('hardhat_impersonateAccount', [guarded.address])
    await world.chain.request('hardhat_setBalance', [guarded.address, '0xde0b6b3a7640000'])
    const obeyed = { from: guarded.address, to: guarded.address, data }
    await world.chain.request('eth_sendTransaction', [obeyed])
    const by = (executor: Address | null, value: bigint) =>
      play(rung, { value }, { safe: guarded, executor })
    expect(await by(sender ?? null, 100n)).toMatchObject({ outcome: { status: 'success' } })
    const words = (text: string) => ({ outcome: { status: 'reverts', reason: { text } } })
    expect(await by(sender ?? null, 101n)).toMatchObject(words('The guard allows 100 at most'))
    expect(await by(null, 100n)).toMatchObject(words('Only one may send this'))
  })

  it('R-REH-1 rehearses a change of owners, before and after', async () => {
    const data = encodeFunctionData({
      abi: parseAbi(['function addOwnerWithThreshold(address owner, uint256 threshold)']),
      args: [friend, 3n],
    })
    const rehearsal = await play(rung, { to: safe.address, data })
    expect(rehearsal).toMatchObject({
      changes: [
        { kind: 'owners', before: owners, after: [friend, ...owners] },
        { kind: 'threshold', before: 2n, after: 3n },
        { kind: 'nonce' },
      ],
    })
  })

  it('R-REH-1 rehearses the calls of a plain wallet, one after the other', async () => {
    const token = await world.deploy('PlainToken')
    const account = owners[0] ?? zeroAddress
    const calls = [
      { to: token, value: 0n, data: world.call('PlainToken', 'mint', [account, 50n]) },
      { to: token, value: 0n, data: transfer(20n) },
      { to: friend, value: 3n, data: '0x' as const },
    ]
    const script = { kind: 'account' as const, account, calls }
    const request = world.chain.request
    const rehearsal = await rehearse({ request, script, stages: [stageOf(rung)] })
    if (rehearsal.rung === 'static') throw new Error(JSON.stringify(rehearsal.tried))
    expect(rehearsal.changes.filter(({ kind }) => kind === 'token')).toMatchObject([
      { holder: account, before: 0n, after: 30n },
      { holder: friend, before: 0n, after: 20n },
    ])
  })
})

describe('the ladder', () => {
  const both = (request: Request) => [
    { rung: 'simulate' as const, open: () => createSimulateStage(request) },
    stageOf('probe', request),
    stageOf('evm', request),
  ]
  const lie =
    (methods: readonly string[], answer: unknown): Request =>
    async (method, params) => {
      if (!methods.includes(method)) return world.chain.request(method, params)
      if (answer instanceof Error) throw answer
      return answer
    }

  it('R-REH-3 a node without a method is asked by the next rung, and it is said', async () => {
    const request = world.chain.request
    const rehearsal = await play('probe', { value: 1n }, { stages: both(request) })
    expect(rehearsal).toMatchObject({
      rung: 'probe',
      tried: [{ rung: 'simulate', fault: 'unsupported' }],
    })
  })

  it.each([
    ['nothing', null],
    ['a number', 5],
    ['other bytes', '0x1234'],
    ['a list of lists', [{ calls: [{ returnData: '0x12', logs: [{}] }] }]],
  ])('R-REH-3 a node that answers %s gives no rehearsal but to our own EVM', async (_, answer) => {
    const isProbed = (params: readonly unknown[]) => params.length > 2
    const request: Request = async (method, params) => {
      const isLie = method === 'eth_simulateV1' || (method === 'eth_call' && isProbed(params))
      return isLie ? answer : world.chain.request(method, params)
    }
    const rehearsal = await play('probe', { value: 1n }, { stages: both(request) })
    expect(rehearsal).toMatchObject({ rung: 'evm', outcome: { status: 'success' } })
    expect(rehearsal.tried.map(({ rung }) => rung)).toEqual(['simulate', 'probe'])
  })

  it.each([
    ['another balance', 'eth_getProof', 'accountProof'],
    ['no proof', 'eth_getProof', 'nothing'],
    ['other code', 'eth_getCode', '0x6001'],
    ['another block', 'eth_getBlockByHash', 'stateRoot'],
  ])('R-REH-3 our own EVM refuses %s', async (_, method, how) => {
    const request: Request = async (asked, params) => {
      const answer = await world.chain.request(asked, params)
      if (asked !== method || typeof answer !== 'object' || answer === null) {
        return asked === method ? how : answer
      }
      if (how === 'nothing') return null
      const text = JSON.stringify(Reflect.get(answer, how))
      const changed = text.replace(/[0-9a-f](?=[^0-9a-f]*$)/, (digit) =>
        digit === '1' ? '2' : '1',
      )
      return { ...answer, [how]: JSON.parse(changed) }
    }
    const rehearsal = await play('evm', { value: 1n }, { stages: [stageOf('evm', request)] })
    expect(rehearsal).toMatchObject({ rung: 'static', tried: [{ rung: 'evm', fault: 'failed' }] })
  })

  it('R-REH-3 nobody can say: it is read from the data, and every rung that was tried is named', async () => {
    const request = lie(
      ['eth_simulateV1', 'eth_getProof', 'eth_getBlockByHash'],
      new Error('The method does not exist'),
    )
    const stages = [
      { rung: 'simulate' as const, open: () => createSimulateStage(request) },
      stageOf('evm', request),
    ]
    expect(await play('probe', { value: 1n }, { stages })).toEqual({
      rung: 'static',
      tried: [
        { rung: 'simulate', fault: 'unsupported', details: 'The method does not exist' },
        { rung: 'evm', fault: 'unsupported', details: 'The method does not exist' },
      ],
    })
  })
})
