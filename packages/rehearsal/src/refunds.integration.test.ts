import { maximumRefund, refundOf, type SafeTransaction } from '@countersign/safe'
import { contractVersions } from '@countersign/testbed'
import { type Address, parseEther, parseGwei, zeroAddress } from 'viem'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createEvmStage } from './evm/createEvmStage.ts'
import { merkleVerifier } from './evm/merkleVerifier.ts'
import { rehearse } from './rehearse.ts'
import { createProbeStage } from './stages/createProbeStage.ts'
import { subjectKey } from './subjectKey.ts'
import { executeSafe } from './testing-only/executeSafe.ts'
import { readActual } from './testing-only/readActual.ts'
import {
  type RehearsalWorld,
  startRehearsalWorld,
  type WorldSafe,
} from './testing-only/startWorld.ts'
import type { Change, Rehearsal } from './types.ts'

let world: RehearsalWorld
beforeAll(async () => {
  world = await startRehearsalWorld()
})
afterAll(() => world?.chain.stop())

const friend: Address = '0x1111111111111111111111111111111111111111'
const receiver: Address = '0x2222222222222222222222222222222222222222'
const PRICE = parseGwei('2')

async function play(rung: 'probe' | 'evm', safe: WorldSafe, transaction: SafeTransaction) {
  const { request, id: chainId, accounts } = world.chain
  const executor = accounts[5]?.address ?? null
  const open = (block: Parameters<typeof createEvmStage>[0]['block']) =>
    rung === 'probe'
      ? createProbeStage(request)
      : createEvmStage({ request, chainId, block, verifier: merkleVerifier })
  const script = { kind: 'safe' as const, safe, transaction, executor }
  const played = await rehearse({ request, script, gasPrice: PRICE, stages: [{ rung, open }] })
  if (played.rung === 'static') throw new Error(JSON.stringify(played.tried))
  return played
}

/** Rehearsed on both rungs, then executed by somebody who pays 2 gwei for each gas. */
async function execute(safe: WorldSafe, transaction: SafeTransaction) {
  const rehearsals = [await play('probe', safe, transaction), await play('evm', safe, transaction)]
  const [owner, from] = [world.chain.accounts[0], world.chain.accounts[5]]
  if (!owner || !from) throw new Error('no account')
  const receipt = await executeSafe(world, {
    ...{ safe, transaction, signers: [owner], from, gasPrice: PRICE },
  })
  expect(receipt.effectiveGasPrice).toBe(PRICE)
  const holders = [receiver]
  const executed = { safe: safe.address, transaction, receipt, holders }
  const actual = await readActual(world.chain, executed)
  return { rehearsals, actual: actual.everybody }
}

const paidBy = (changes: readonly Change[], holder: Address) =>
  changes.flatMap((each) =>
    (each.kind === 'coin' || each.kind === 'token') && each.holder === holder
      ? each.after - each.before
      : [],
  )[0] ?? 0n

describe.each(contractVersions)('a Safe %s that pays gas back', (version) => {
  let safe: WorldSafe
  beforeAll(async () => {
    const owner = world.chain.accounts[0]?.address ?? zeroAddress
    safe = await world.makeSafe(version, [owner], 1)
    await world.chain.send({ to: safe.address, value: parseEther('1') })
  })

  let nonce = 0n
  beforeAll(() => {
    nonce = 0n
  })
  const transactionOf = (terms: Partial<SafeTransaction>): SafeTransaction => ({
    ...{ to: friend, value: 5n, data: '0x', operation: 0 },
    ...{ safeTxGas: 60_000n, baseGas: 1_000_000n, gasPrice: parseGwei('1') },
    ...{ gasToken: zeroAddress, refundReceiver: zeroAddress, nonce: nonce++ },
    ...terms,
  })

  /**
   * Real signatures leave a few gas of memory less to be paid for; before 1.0.0 their check is paid back, too,
   * and costs more than that of pretended ones.
   */
  const isNear = (one: bigint, other: bigint, price: bigint) => {
    const most = (version === '0.1.0' ? 30_000n : 100n) * price
    const difference = one > other ? one - other : other - one
    return difference <= most
  }

  it.each([
    ['coins to whoever sends it, at the price that was signed', {}],
    ['coins to somebody else', { refundReceiver: receiver }],
    ['coins at no more than the sender paid, from 1.1.0 on', { gasPrice: parseGwei('30') }],
  ])('R-REH-1 R-REH-5 changes what was rehearsed: %s', async (_, terms) => {
    const transaction = transactionOf(terms)
    const { rehearsals, actual } = await execute(safe, transaction)
    const price = refundOf(transaction, {
      version,
      gasUsed: 1n - transaction.baseGas,
      gasPrice: PRICE,
    })
    for (const { changes, varied, outcome } of rehearsals) {
      expect(outcome).toEqual({ status: 'success' })
      expect(varied).not.toBe('otherwise')
      expect(changes.map(subjectKey).toSorted()).toEqual(actual.map(subjectKey).toSorted())
      const [said, is] = [paidBy(changes, safe.address), paidBy(actual, safe.address)]
      expect(isNear(said, is, price?.amount ?? 0n), `${said} ${is}`).toBe(true)
      const most = maximumRefund(transaction)?.amount ?? 0n
      expect(-is - transaction.value).toBeGreaterThan(transaction.baseGas * (price?.amount ?? 0n))
      expect(-is - transaction.value).toBeLessThanOrEqual(most)
    }
  })

  it('R-REH-1 R-REH-5 changes what was rehearsed: a token, whatever the sender paid', async () => {
    const token = await world.deploy('PlainToken')
    const data = world.call('PlainToken', 'mint', [safe.address, 10_000_000n])
    await world.chain.send({ to: token, data })
    const transaction = transactionOf({ gasToken: token, gasPrice: 3n, refundReceiver: receiver })
    const { rehearsals, actual } = await execute(safe, transaction)
    const tokens = ({ changes }: Pick<Rehearsal, 'changes'>) =>
      changes.filter((each) => each.kind === 'token')
    const is = paidBy(tokens({ changes: actual }), receiver)
    expect(is).toBeGreaterThan(3_000_000n)
    for (const rehearsal of rehearsals) {
      expect(tokens(rehearsal).map(({ kind }) => kind)).toHaveLength(2)
      expect(isNear(paidBy(tokens(rehearsal), receiver), is, 3n)).toBe(true)
    }
  })
})
