import { encodeSettingsChange, type SafeTransaction } from '@countersign/safe'
import { type Address, parseEther, zeroAddress } from 'viem'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createEvmStage } from './evm/createEvmStage.ts'
import { merkleVerifier } from './evm/merkleVerifier.ts'
import { rehearse } from './rehearse.ts'
import { createProbeStage } from './stages/createProbeStage.ts'
import { executeSafe } from './testing-only/executeSafe.ts'
import {
  type RehearsalWorld,
  startRehearsalWorld,
  type WorldSafe,
} from './testing-only/startWorld.ts'

let world: RehearsalWorld
let safe: WorldSafe
beforeAll(async () => {
  world = await startRehearsalWorld()
})
afterAll(() => world?.chain.stop())

const friend: Address = '0x1111111111111111111111111111111111111111'

const pay = (value: bigint, terms: Partial<SafeTransaction> = {}) => ({
  ...{ to: friend, value, data: '0x' as const, operation: 0 as const },
  ...{ safeTxGas: 0n, baseGas: 0n, gasPrice: 0n },
  ...{ gasToken: zeroAddress, refundReceiver: zeroAddress },
  ...terms,
})
const line = (...calls: Omit<SafeTransaction, 'nonce'>[]) =>
  calls.map((call, index): SafeTransaction => ({ ...call, nonce: BigInt(index) }))

/** Rehearsed ahead by both rungs, as one. */
async function playAll(all: readonly SafeTransaction[]) {
  const { request, id: chainId, accounts } = world.chain
  const transaction = all.at(-1)
  if (!transaction) throw new Error('There is nothing to play.')
  const executor = accounts[5]?.address ?? null
  const script = { kind: 'safe' as const, safe, transaction, executor, before: all.slice(0, -1) }
  return Promise.all(
    (['probe', 'evm'] as const).map(async (rung) => {
      const open = (block: Parameters<typeof createEvmStage>[0]['block']) =>
        rung === 'probe'
          ? createProbeStage(request)
          : createEvmStage({ request, chainId, block, verifier: merkleVerifier })
      const played = await rehearse({ request, script, stages: [{ rung, open }] })
      if (played.rung === 'static') throw new Error(JSON.stringify(played.tried))
      return played
    }),
  )
}

/** Executes one after the other, until one is not done. */
async function executeAll(all: readonly SafeTransaction[]): Promise<number> {
  const [owner, from] = [world.chain.accounts[0], world.chain.accounts[5]]
  if (!owner || !from) throw new Error('no account')
  for (const [index, transaction] of all.entries()) {
    const receipt = await executeSafe(world, { safe, transaction, signers: [owner], from })
    // A Safe that was told how much gas to give says by its log that its content was not done.
    const isDone = receipt.status === 'success' && receipt.logs.length === EVENTS
    if (!isDone) return index
  }
  return all.length
}
/** What a Safe of 1.4.1 says of an execution that pays somebody: that alone. */
const EVENTS = 1

describe('R-REH-7 several are rehearsed ahead in the state that those before each leave', () => {
  beforeAll(async () => {
    const owner = world.chain.accounts[0]?.address ?? zeroAddress
    safe = await world.makeSafe('1.4.1', [owner], 1)
    await world.chain.send({ to: safe.address, value: parseEther('1') })
  })
  const twoThirds = parseEther('0.6')

  it('says how many go through, where each alone would', async () => {
    const all = line(pay(twoThirds), pay(1n), pay(twoThirds), pay(1n))
    for (const { outcome, done, isEarly } of await playAll(all)) {
      expect(outcome.status).toBe('reverts')
      expect({ done, isEarly }).toEqual({ done: 2, isEarly: false })
    }
    for (const { outcome, done } of await playAll(line(pay(twoThirds)))) {
      expect([outcome.status, done]).toEqual(['success', 1])
    }
  })

  it('counts one whose content fails as not done, though the Safe goes on', async () => {
    const all = line(pay(twoThirds), pay(twoThirds, { safeTxGas: 50_000n }), pay(1n))
    for (const { outcome, done } of await playAll(all)) {
      expect([outcome.status, done]).toEqual(['fails', 1])
    }
  })

  it('sees what one has changed of the Safe itself', async () => {
    const settings = {
      ...{ address: safe.address, version: safe.version, threshold: 1 },
      ...{ owners: [world.chain.accounts[0]?.address ?? zeroAddress] },
      ...{ modules: [], guard: null, fallbackHandler: null },
    }
    const more = { kind: 'addOwner', owner: friend, threshold: 2n } as const
    const all = line(pay(0n, encodeSettingsChange(settings, more)), pay(1n))
    for (const { outcome, done } of await playAll(all)) {
      // What one owner alone has signed is not enough any more.
      expect([outcome.status, done]).toEqual(['reverts', 1])
    }
  })

  it('comes to what happens when all of them are executed', async () => {
    const all = line(pay(parseEther('0.2')), pay(parseEther('0.1')), pay(parseEther('0.3')))
    const rehearsed = await playAll(all)
    const before = await world.chain.client.getBalance({ address: friend })
    expect(await executeAll(all)).toBe(3)
    const given = (await world.chain.client.getBalance({ address: friend })) - before
    expect(given).toBe(parseEther('0.6'))
    for (const { outcome, done, changes, varied } of rehearsed) {
      expect([outcome.status, done, varied]).toEqual([
        'success',
        3,
        expect.not.stringMatching('otherwise'),
      ])
      const coins = changes.flatMap((each) =>
        each.kind === 'coin' && each.holder === friend ? each.after - each.before : [],
      )
      expect(coins).toEqual([given])
    }
  })
})
