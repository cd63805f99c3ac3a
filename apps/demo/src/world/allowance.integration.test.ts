import { createRequire } from 'node:module'
import { readArtifact, startChain, type TestChain } from '@countersign/testbed'
import {
  type Abi,
  type AbiEvent,
  type AbiFunction,
  type Address,
  concat,
  encodeFunctionData,
  type Hex,
  pad,
  parseAbi,
  toEventSelector,
  toFunctionSelector,
  zeroAddress,
} from 'viem'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { readCompiled } from './readCompiled.ts'

const require = createRequire(import.meta.url)

test('R-GW-3 the demo’s spending limits are asked as the official ones are', () => {
  // As Safe publishes its module.
  const {
    abi,
  } = require('@safe-global/safe-modules-deployments/dist/assets/allowance-module/v0.1.1/allowance-module.json')
  const signs = (all: readonly unknown[]) => ({
    // Both are ABIs.
    functions: (all as AbiFunction[])
      .filter(({ type }) => type === 'function')
      .map((item) => toFunctionSelector(item)),
    events: (all as AbiEvent[])
      .filter(({ type }) => type === 'event')
      .map((item) => toEventSelector(item)),
  })
  const [official, ours] = [signs(abi), signs(readCompiled('DemoAllowance').abi)]
  expect(ours.functions).toContain(toFunctionSelector(abi.find(isTransfer)))
  expect(official.functions).toEqual(expect.arrayContaining(ours.functions))
  expect(official.events).toEqual(expect.arrayContaining(ours.events))
})

const isTransfer = ({ name }: { name?: string }) => name === 'executeAllowanceTransfer'

/** What Safe's makers document of their module, tried with ours on a real Safe. */
describe('R-GW-3 the demo’s spending limits hold as the official ones do', () => {
  const { abi, bytecode } = readCompiled('DemoAllowance')
  const coin = zeroAddress
  const payee: Address = '0x000000000000000000000000000000000000beef'
  /** In minutes, and far from now: when the test begins is its own affair. */
  const START = 60_000_000

  let chain: TestChain
  let module: Address
  let safe: Address
  let snapshot: unknown
  const who = (index: number) => {
    const account = chain.accounts[index]
    if (!account) throw new Error('no account')
    return account
  }
  const delegate = () => who(1)

  /** In seconds: the chain's own would go on while a busy machine lets us wait. */
  let now = 0
  const at = async (minute: number) => {
    now = minute * 60
    await chain.request('evm_mine', [now])
  }
  const send = async (call: Parameters<TestChain['send']>[0]) => {
    now += 1
    await chain.request('evm_setNextBlockTimestamp', [now])
    await chain.send(call)
  }

  beforeAll(async () => {
    chain = await startChain()
    module = await chain.deploy({ abi, bytecode })
    const singleton = await chain.deploy(readArtifact('1.4.1', 'SafeL2'))
    safe = await chain.deploy(readArtifact('1.4.1', 'proxies/SafeProxy'), [singleton])
    const owners = [[who(0).address], 1n, zeroAddress, '0x', zeroAddress, zeroAddress, 0n] as const
    const setup = { abi: safeAbi, functionName: 'setup', args: [...owners, zeroAddress] } as const
    await at(START - 1)
    await send({ to: safe, data: encodeFunctionData(setup) })
    await send({ to: safe, value: 1_000n })
    await bySafe(safe, { abi: safeAbi, functionName: 'enableModule', args: [module] })
    snapshot = await chain.request('evm_snapshot')
  })
  beforeEach(async () => {
    await chain.request('evm_revert', [snapshot])
    snapshot = await chain.request('evm_snapshot')
    await at(START)
  })
  afterAll(() => chain.stop())

  type Call = { abi: Abi; functionName: string; args: readonly unknown[] }

  /** What its one owner has the Safe do. Whoever sends it has signed it by that. */
  async function bySafe(to: Address, call: Call) {
    const signature = concat([pad(who(0).address), pad('0x'), '0x01'])
    const unpaid = [0n, 0n, 0n, zeroAddress, zeroAddress, signature] as const
    const args = [to, 0n, encodeFunctionData(call), 0, ...unpaid] as const
    const data = encodeFunctionData({ abi: safeAbi, functionName: 'execTransaction', args })
    await send({ to: safe, data })
  }
  const tell = (functionName: string, ...args: unknown[]) =>
    bySafe(module, { abi, functionName, args })
  const limit = (amount: bigint, minutes = 0, base = 0) =>
    tell('setAllowance', delegate().address, coin, amount, minutes, base)

  type Spending = { from?: number; as?: Address; signature?: Hex; payment?: bigint }
  const spend = (amount: bigint, { from = 1, as, signature = '0x', payment = 0n }: Spending = {}) =>
    send({
      to: module,
      from: who(from),
      data: encodeFunctionData({
        ...{ abi, functionName: 'executeAllowanceTransfer' },
        args: [safe, coin, payee, amount, coin, payment, as ?? delegate().address, signature],
      }),
    })
  const ask = (functionName: string, ...args: unknown[]) =>
    chain.client.readContract({ address: module, abi, functionName, args })
  /** Amount, spent, minutes, last reset, number of the next payment. */
  const state = async () => ask('getTokenAllowance', safe, delegate().address, coin)
  const paid = () => chain.client.getBalance({ address: payee })
  const events = async (eventName: string) => {
    const found = await chain.client.getContractEvents({ address: module, abi, eventName })
    // The ABI is read from a file: its events have no types here.
    return found.map((each) => (each as unknown as { args: object }).args)
  }

  test('up to the limit, and counts the payments from one', async () => {
    await tell('addDelegate', delegate().address)
    await limit(10n)
    expect(await state()).toEqual([10n, 0n, 0n, BigInt(START), 1n])
    await spend(4n)
    await spend(6n)
    expect(await paid()).toBe(10n)
    expect(await state()).toEqual([10n, 10n, 0n, BigInt(START), 3n])
    expect(await events('ExecuteAllowanceTransfer')).toMatchObject([{ value: 6n, nonce: 2 }])
    await expect(spend(1n)).rejects.toThrow('does not allow this much')
  })

  test('refuse more than is left, and nothing at all', async () => {
    await tell('addDelegate', delegate().address)
    await limit(10n)
    await spend(4n)
    await expect(spend(7n)).rejects.toThrow('does not allow this much')
    await expect(spend(0n)).rejects.toThrow('does not allow this much')
    await expect(spend(2n ** 96n - 1n)).rejects.toThrow('does not allow this much')
    expect(await state()).toEqual([10n, 4n, 0n, BigInt(START), 2n])
  })

  test('refuse whom the Safe has not named, or names no more', async () => {
    await expect(limit(10n)).rejects.toThrow()
    await tell('addDelegate', delegate().address)
    await limit(10n)
    await expect(spend(1n, { from: 2, as: who(2).address })).rejects.toThrow('Not a delegate')
    await expect(spend(1n, { from: 2 })).rejects.toThrow('Only the delegate')
    await tell('removeDelegate', delegate().address, false)
    await expect(spend(1n)).rejects.toThrow('Not a delegate')
    expect(await paid()).toBe(0n)
  })

  test('refuse while the Safe has not let the module in', async () => {
    await tell('addDelegate', delegate().address)
    await limit(10n)
    const first = '0x0000000000000000000000000000000000000001'
    await bySafe(safe, { abi: safeAbi, functionName: 'disableModule', args: [first, module] })
    await expect(spend(1n)).rejects.toThrow()
    expect(await state()).toEqual([10n, 0n, 0n, BigInt(START), 1n])
  })

  test('refuse what the Safe does not have, and count it as not spent', async () => {
    await tell('addDelegate', delegate().address)
    await limit(5_000n)
    await expect(spend(2_000n)).rejects.toThrow('could not pay')
    expect(await state()).toEqual([5_000n, 0n, 0n, BigInt(START), 1n])
  })

  test('come back in regular periods, to the minute', async () => {
    await tell('addDelegate', delegate().address)
    await limit(10n, 30)
    await spend(10n)
    await at(START + 29)
    expect(await state()).toEqual([10n, 10n, 30n, BigInt(START), 2n])
    await at(START + 30)
    expect(await state()).toEqual([10n, 0n, 30n, BigInt(START + 30), 2n])
    // Two periods later and a bit: they go on from the first, not from when somebody looked.
    await at(START + 100)
    await spend(3n)
    expect(await state()).toEqual([10n, 3n, 30n, BigInt(START + 90), 3n])
  })

  test('never come back where they are for once', async () => {
    await tell('addDelegate', delegate().address)
    await limit(10n)
    await spend(10n)
    await at(START + 500_000)
    expect(await state()).toEqual([10n, 10n, 0n, BigInt(START), 2n])
    await expect(spend(1n)).rejects.toThrow('does not allow this much')
  })

  test('forgive nothing that was spent when they are set anew', async () => {
    await tell('addDelegate', delegate().address)
    await limit(10n, 30)
    await spend(8n)
    // It began three periods ago: the one that runs is the same.
    await limit(9n, 30, START - 90)
    expect(await state()).toEqual([9n, 8n, 30n, BigInt(START), 2n])
    await limit(5n, 30)
    await expect(spend(1n)).rejects.toThrow('does not allow this much')
    await expect(limit(9n, 30, START + 60)).rejects.toThrow()
    await expect(limit(9n, 0, START - 60)).rejects.toThrow()
    await tell('resetAllowance', delegate().address, coin)
    expect(await state()).toEqual([5n, 0n, 30n, BigInt(START), 2n])
  })

  test('lose all but their count when they are deleted', async () => {
    await tell('addDelegate', delegate().address)
    await limit(10n, 30)
    await spend(8n)
    await tell('deleteAllowance', delegate().address, coin)
    expect(await state()).toEqual([0n, 0n, 0n, 0n, 2n])
    expect(await ask('getTokens', safe, delegate().address)).toEqual([coin])
    await expect(spend(1n)).rejects.toThrow('does not allow this much')
    await limit(10n)
    await spend(1n)
    expect(await state()).toMatchObject([10n, 1n, 0n, {}, 3n])
    expect(await ask('getTokens', safe, delegate().address)).toEqual([coin])
  })

  test('go with whom they were for', async () => {
    await tell('addDelegate', delegate().address)
    await tell('addDelegate', delegate().address)
    await tell('addDelegate', who(2).address)
    expect(await ask('getDelegates', safe, 0, 1)).toEqual([[delegate().address], 1])
    expect(await ask('getDelegates', safe, 1, 1)).toEqual([[who(2).address], 0])
    await limit(10n, 30)
    await tell('removeDelegate', delegate().address, true)
    expect(await ask('getDelegates', safe, 0, 9)).toEqual([[who(2).address], 0])
    await tell('addDelegate', delegate().address)
    expect(await state()).toEqual([0n, 0n, 0n, 0n, 1n])
    // Who is nobody's is not removed.
    await tell('removeDelegate', who(3).address, true)
    expect(await events('RemoveDelegate')).toEqual([])
    await expect(tell('addDelegate', zeroAddress)).rejects.toThrow()
  })

  test('have no signatures and no payment for others, which the official ones have', async () => {
    await tell('addDelegate', delegate().address)
    await limit(10n)
    await expect(spend(1n, { signature: `0x${'11'.repeat(65)}` })).rejects.toThrow(
      'Only the delegate',
    )
    await expect(spend(1n, { payment: 1n })).rejects.toThrow('Nobody is paid')
  })
})

const safeAbi = parseAbi([
  'function setup(address[] owners, uint256 threshold, address to, bytes data, address fallbackHandler, address paymentToken, uint256 payment, address paymentReceiver)',
  'function enableModule(address module)',
  'function disableModule(address previous, address module)',
  'function execTransaction(address to, uint256 value, bytes data, uint8 operation, uint256 safeTxGas, uint256 baseGas, uint256 gasPrice, address gasToken, address refundReceiver, bytes signatures) payable returns (bool)',
])
