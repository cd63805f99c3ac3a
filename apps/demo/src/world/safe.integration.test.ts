import {
  type Address,
  encodeFunctionData,
  type Hex,
  hashMessage,
  hashTypedData,
  parseAbi,
  parseEther,
  zeroAddress,
} from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { worldAccounts } from './accounts.ts'
import { worldContracts } from './contracts.ts'
import { startWorld } from './startWorld.ts'
import { createTestClient } from './testing/createTestClient.ts'
import {
  createSafe,
  type SafeTx,
  safeAbi,
  signSafeTx,
  toExecution,
  toTypedData,
} from './testing/safe.ts'
import type { World } from './types.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.stop())

const [ada, ben, chioma, sender, stranger] = [
  privateKeyToAccount(worldAccounts[0].privateKey),
  privateKeyToAccount(worldAccounts[1].privateKey),
  privateKeyToAccount(worldAccounts[2].privateKey),
  privateKeyToAccount(worldAccounts[3].privateKey),
  privateKeyToAccount(worldAccounts[4].privateKey),
]
const owners = [ada, ben, chioma]

const transfer: SafeTx = {
  to: worldAccounts[8].address,
  value: parseEther('0.375'),
  data: '0x',
  operation: 0,
}

const cases = (['1.3.0', '1.4.1'] as const).flatMap((version) =>
  (['singleton', 'singletonL2'] as const).flatMap((kind) =>
    ([0, 1] as const).map((index) => ({ version, kind, index, chainId: 31337 + index })),
  ),
)

describe.each(cases)('a 2-of-3 Safe $version, $kind, chain $chainId', (options) => {
  const { version, kind, index, chainId } = options
  const contracts = worldContracts[31337].safe[version]
  const createClient = () => createTestClient(world.chains[index])
  let safe: Address

  const read = (functionName: 'VERSION' | 'getThreshold' | 'getOwners' | 'nonce') =>
    createClient().readContract({ address: safe, abi: safeAbi, functionName })

  const simulate = (tx: SafeTx, signatures: Hex) =>
    createClient().simulateContract({
      account: sender,
      address: safe,
      abi: safeAbi,
      functionName: 'execTransaction',
      args: toExecution(tx, signatures),
    })

  async function execute(tx: SafeTx, nonce: bigint) {
    const signatures = await signSafeTx([chioma, ada], toTypedData(chainId, safe, tx, nonce))
    const { request } = await simulate(tx, signatures)
    const hash = await createClient().writeContract(request)
    return createClient().waitForTransactionReceipt({ hash })
  }

  beforeAll(async () => {
    safe = await createSafe(createClient(), {
      account: sender,
      contracts,
      singleton: contracts[kind],
      owners,
      threshold: 2n,
      value: parseEther('1.5'),
    })
  })

  test('knows its version, owners and threshold', async () => {
    expect(await read('VERSION')).toBe(version)
    expect(await read('getThreshold')).toBe(2n)
    expect(await read('getOwners')).toEqual(owners.map(({ address }) => address))
  })

  test('hashes a transaction as viem does', async () => {
    const { to, value, data, operation } = transfer
    const hash = await createClient().readContract({
      address: safe,
      abi: safeAbi,
      functionName: 'getTransactionHash',
      args: [to, value, data, operation, 0n, 0n, 0n, zeroAddress, zeroAddress, 5n],
    })
    expect(hash).toBe(hashTypedData(toTypedData(chainId, safe, transfer, 5n)))
  })

  test('refuses a single signature, and that of a stranger', async () => {
    const typedData = toTypedData(chainId, safe, transfer, 0n)
    const single = await signSafeTx([ada], typedData)
    const foreign = await signSafeTx([ada, stranger], typedData)
    await expect(simulate(transfer, single)).rejects.toThrow('GS020')
    await expect(simulate(transfer, foreign)).rejects.toThrow('GS026')
  })

  test('transfers with two signatures', async () => {
    const client = createClient()
    const before = await client.getBalance({ address: transfer.to })
    const receipt = await execute(transfer, 0n)
    expect(receipt.status).toBe('success')
    expect(await client.getBalance({ address: transfer.to })).toBe(before + transfer.value)
    expect(await client.getBalance({ address: safe })).toBe(parseEther('1.5') - transfer.value)
    expect(await read('nonce')).toBe(1n)

    // Only the L2 singleton tells in its logs what was executed.
    const logs = await client.getContractEvents({
      address: safe,
      abi: safeAbi,
      eventName: 'SafeMultiSigTransaction',
      blockHash: receipt.blockHash,
    })
    expect(logs).toHaveLength(kind === 'singletonL2' ? 1 : 0)
  })

  test('signs a message through the library, and then vouches for it', async () => {
    const hash = hashMessage('We agree.')
    const isValid = () =>
      createClient().readContract({
        address: safe,
        abi: safeAbi,
        functionName: 'isValidSignature',
        args: [hash, '0x'],
      })
    await expect(isValid()).rejects.toThrow('Hash not approved')

    const data = encodeFunctionData({
      abi: parseAbi(['function signMessage(bytes data)']),
      args: [hash],
    })
    const call: SafeTx = { to: contracts.signMessageLib, value: 0n, data, operation: 1 }
    expect((await execute(call, 1n)).status).toBe('success')
    expect(await isValid()).toBe('0x1626ba7e')
  })
})
