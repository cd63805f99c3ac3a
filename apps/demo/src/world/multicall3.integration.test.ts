import { encodeFunctionData, parseAbi, parseEther } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { worldAccounts } from './accounts.ts'
import { worldContracts } from './contracts.ts'
import { startWorld } from './startWorld.ts'
import { createTestClient } from './testing/createTestClient.ts'
import type { World } from './types.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.stop())

const account = privateKeyToAccount(worldAccounts[4].privateKey)
const { multicall3, usdc } = worldContracts[31337]

const abi = parseAbi([
  'struct Call { address target; bytes callData; }',
  'struct Call3Value { address target; bool allowFailure; uint256 value; bytes callData; }',
  'struct Result { bool success; bytes returnData; }',
  'function aggregate(Call[] calls) payable returns (uint256 blockNumber, bytes[] returnData)',
  'function tryAggregate(bool requireSuccess, Call[] calls) payable returns (Result[] returnData)',
  'function aggregate3Value(Call3Value[] calls) payable returns (Result[] returnData)',
  'function getBlockNumber() view returns (uint256)',
  'function getChainId() view returns (uint256)',
  'function getCurrentBlockTimestamp() view returns (uint256)',
  'function getLastBlockHash() view returns (bytes32)',
  'error ValueMismatch(uint256 sent, uint256 needed)',
  'error ERC20InsufficientBalance(address sender, uint256 balance, uint256 needed)',
])
const contract = { address: multicall3, abi } as const

const symbol = { target: usdc, callData: '0x95d89b41' } as const
const failing = {
  target: usdc,
  callData: encodeFunctionData({
    abi: parseAbi(['function transfer(address to, uint256 amount)']),
    args: [worldAccounts[0].address, 1n],
  }),
} as const

test('a failure that is not allowed passes on its reason', async () => {
  const client = createTestClient(world.chains[0])
  const { result } = await client.simulateContract({
    ...contract,
    functionName: 'tryAggregate',
    args: [false, [symbol, failing]],
  })
  expect(result.map(({ success }) => success)).toEqual([true, false])

  const calls = [symbol, failing] as const
  await expect(
    client.simulateContract({ ...contract, functionName: 'tryAggregate', args: [true, calls] }),
  ).rejects.toThrow('ERC20InsufficientBalance')
  await expect(
    client.simulateContract({ ...contract, functionName: 'aggregate', args: [calls] }),
  ).rejects.toThrow('ERC20InsufficientBalance')
})

test('sends value along, and refuses more or less than is needed', async () => {
  const client = createTestClient(world.chains[0])
  const to = worldAccounts[5].address
  const value = parseEther('0.5')
  const call = {
    ...contract,
    account,
    functionName: 'aggregate3Value',
    args: [[{ target: to, allowFailure: false, value, callData: '0x' }]],
  } as const
  await expect(client.simulateContract({ ...call, value: value + 1n })).rejects.toThrow(
    'ValueMismatch',
  )

  const before = await client.getBalance({ address: to })
  const hash = await client.writeContract({ ...call, value })
  await client.waitForTransactionReceipt({ hash })
  expect(await client.getBalance({ address: to })).toBe(before + value)
})

test('knows the block it runs in', async () => {
  const client = createTestClient(world.chains[0])
  const block = await client.getBlock()
  const options = { ...contract, blockNumber: block.number } as const
  expect(await client.readContract({ ...options, functionName: 'getChainId' })).toBe(31337n)
  expect(await client.readContract({ ...options, functionName: 'getBlockNumber' })).toBe(
    block.number,
  )
  expect(await client.readContract({ ...options, functionName: 'getCurrentBlockTimestamp' })).toBe(
    block.timestamp,
  )
  expect(await client.readContract({ ...options, functionName: 'getLastBlockHash' })).toBe(
    block.parentHash,
  )
})
