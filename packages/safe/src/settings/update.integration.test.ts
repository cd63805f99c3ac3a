import {
  type ContractVersion,
  readArtifact,
  startChain,
  type TestChain,
} from '@countersign/testbed'
import { type Address, getAddress, type Hex, parseAbi, zeroAddress } from 'viem'
import { readContract } from 'viem/actions'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expandCalls } from '../calls/expandCalls.ts'
import { readSettingsChanges } from '../calls/readSettingsChanges.ts'
import { encodeExecution } from '../contracts/encodeExecution.ts'
import { deploySafe } from '../testing-only/deploySafe.ts'
import { applySettingsChange } from './applySettingsChange.ts'
import { encodeSettingsChange } from './encodeSettingsChange.ts'
import { judgeSettingsChange } from './judgeSettingsChange.ts'
import type { SafeSettings } from './safeSettings.ts'
import type { SafeUpdate } from './safeUpdate.ts'

const abi = parseAbi([
  'function VERSION() view returns (string)',
  'function getOwners() view returns (address[])',
  'function getThreshold() view returns (uint256)',
])
const owner = getAddress(`0x${'2'.repeat(40)}`)
const other = getAddress(`0x${'3'.repeat(40)}`)

let chain: TestChain
let update: SafeUpdate
beforeAll(async () => {
  chain = await startChain()
  const deploy = (path: string, args?: unknown[]) => chain.deploy(readArtifact('1.5.0', path), args)
  const handler = await deploy('handler/CompatibilityFallbackHandler')
  const singletons = [await deploy('Safe'), await deploy('SafeL2')]
  const migration = await deploy('libraries/SafeMigration', [...singletons, handler])
  update = { kind: 'update', migration, version: '1.5.0', isL2: false, handler }
})
afterAll(() => chain?.stop())

/** One owner is enough, and is who sends it. */
async function execute(safe: Address, data: Hex) {
  const signature = { kind: 'approvedHash', owner } as const
  const transaction = {
    ...{ to: update.migration, value: 0n, data, operation: 1 as const, nonce: 0n },
    ...{ safeTxGas: 0n, baseGas: 0n, gasPrice: 0n, gasToken: zeroAddress },
    refundReceiver: zeroAddress,
  }
  await chain.request('hardhat_impersonateAccount', [owner])
  await chain.request('hardhat_setBalance', [owner, `0x${(10n ** 18n).toString(16)}`])
  const sent = {
    from: owner,
    to: safe,
    data: encodeExecution(transaction, [{ signer: owner, signature }]),
  }
  await chain.request('eth_sendTransaction', [{ ...sent, gas: '0x200000' }])
}

describe.each<[ContractVersion, boolean]>([
  ['1.1.1', false],
  ['1.2.0', false],
  ['1.3.0', false],
  ['1.3.0', true],
  ['1.4.1', true],
])('R-GW-4 a real Safe %s, updated (L2: %s)', (version, isL2) => {
  it('runs the new code with the owners it had', async () => {
    const { address } = await deploySafe(chain, version, [owner, other], 1)
    const before: SafeSettings = {
      ...{ address, version, owners: [owner, other], threshold: 1 },
      ...{ modules: [], guard: null, fallbackHandler: null },
    }
    const change = { ...update, isL2 }
    expect(judgeSettingsChange(before, { change }).refusal).toBe(null)
    const call = encodeSettingsChange(before, change)
    expect(readSettingsChanges(expandCalls(address, call))).toMatchObject([
      { kind: 'changeImplementation', implementation: null },
    ])
    await execute(address, call.data)
    const ask = (functionName: 'VERSION' | 'getOwners' | 'getThreshold') =>
      readContract(chain.client, { address, abi, functionName })
    const after = applySettingsChange(before, change)
    expect([
      await ask('VERSION'),
      await ask('getOwners'),
      Number(await ask('getThreshold')),
    ]).toEqual([after.version, after.owners, after.threshold])
    const slot = '0x6c9a6c4a39284e37ed1cf53d337577d14212a4870fb976a4366c693b939918d5'
    const handler = await chain.client.getStorageAt({ address, slot })
    expect(getAddress(`0x${handler?.slice(-40)}`)).toBe(getAddress(after.fallbackHandler ?? '0x'))
  })
})
