import { createRequire } from 'node:module'
import { readArtifact, startChain, type TestChain } from '@countersign/testbed'
import {
  type Abi,
  type Address,
  encodeFunctionData,
  getAddress,
  type Hex,
  parseAbi,
  zeroAddress,
} from 'viem'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hashSafeTransaction } from '../hashes/hashSafeTransaction.ts'
import { packSignatures } from '../signatures/packSignatures.ts'
import { parseSignature } from '../signatures/parseSignature.ts'
import { type DeployedSafe, deploySafe } from '../testing-only/deploySafe.ts'
import { person } from '../testing-only/examples.ts'
import type { SafeTransaction } from '../types.ts'
import { identifyCode } from './identifyCode.ts'
import { judgeDelegateCall } from './judgeDelegateCall.ts'

const require = createRequire(import.meta.url)
/** The only package that has it. */
const migrationArtifact: {
  abi: Abi
  bytecode: Hex
} = require('safe-contracts-1.4.1-2/build/artifacts/contracts/libraries/SafeToL2Migration.sol/SafeToL2Migration.json')
/** Where it is on public chains; its code carries its own address. */
const migration: Address = '0xfF83F6335d8930cBad1c0D439A841f01888D9f69'
const abi = parseAbi([
  'function migrateToL2(address l2Singleton)',
  'function migrateFromV111(address l2Singleton, address fallbackHandler)',
])

let chain: TestChain
let official: Address
let handler: Address
let evil: Address
beforeAll(async () => {
  chain = await startChain()
  const singleton = readArtifact('1.4.1', 'SafeL2')
  official = await chain.deploy(singleton)
  handler = await chain.deploy(readArtifact('1.4.1', 'handler/CompatibilityFallbackHandler'))
  // It answers all questions as the official one does, its version among them.
  evil = getAddress(await chain.deploy(singleton))
  await chain.request('hardhat_setCode', [evil, `${await codeOf(evil)}00`])
  const elsewhere = await chain.deploy(migrationArtifact)
  const digits = (address: Address) => address.slice(2).toLowerCase()
  const code = (await codeOf(elsewhere)).replaceAll(digits(elsewhere), digits(migration))
  await chain.request('hardhat_setCode', [migration, code])
})
afterAll(() => chain?.stop())

async function codeOf(address: Address): Promise<Hex> {
  return (await chain.client.getCode({ address })) ?? '0x'
}
const identify = async (address: Address) => identifyCode(await codeOf(address), address)
const toL2 = (singleton: Address) => ({
  to: migration,
  data: encodeFunctionData({ abi, functionName: 'migrateToL2', args: [singleton] }),
})

/** Lets a Safe's one owner sign and execute the first delegatecall of its life. */
async function delegate(safe: DeployedSafe, call: { to: Address; data: Hex }): Promise<void> {
  const transaction: SafeTransaction = {
    ...call,
    value: 0n,
    operation: 1,
    ...{ safeTxGas: 0n, baseGas: 0n, gasPrice: 0n, nonce: 0n },
    ...{ gasToken: zeroAddress, refundReceiver: zeroAddress },
  }
  const { safeTxHash: hash } = hashSafeTransaction(safe, transaction)
  const owner = person(0)
  const signature = parseSignature(await owner.sign({ hash }))
  const data = encodeFunctionData({
    abi: safe.abi,
    functionName: 'execTransaction',
    args: [
      ...[transaction.to, 0n, transaction.data, 1, 0n, 0n, 0n, zeroAddress, zeroAddress],
      packSignatures([{ signer: owner.address, signature }]),
    ],
  })
  await chain.send({ to: safe.address, data })
}

describe('judgeDelegateCall', () => {
  it('R-GW-1 lets the migration install the official singleton, and nothing that is not', async () => {
    const code = { contract: 'SafeToL2Migration', version: '1.4.1' }
    expect(await judgeDelegateCall(toL2(official), identify)).toEqual({ verdict: 'official', code })
    expect(await judgeDelegateCall(toL2(evil), identify)).toEqual({
      verdict: 'unknownArgument',
      code,
      address: evil,
    })
    const nobody: Address = `0x${'12'.repeat(20)}`
    expect(await judgeDelegateCall(toL2(nobody), identify)).toMatchObject({ address: nobody })
  })

  it('R-GW-1 judges every address that is installed', async () => {
    const judge = async (singleton: Address, fallback: Address) => {
      const data = encodeFunctionData({
        abi,
        functionName: 'migrateFromV111',
        args: [singleton, fallback],
      })
      return (await judgeDelegateCall({ to: migration, data }, identify)).verdict
    }
    expect(await judge(official, handler)).toBe('official')
    expect(await judge(official, evil)).toBe('unknownArgument')
    expect(await judge(evil, handler)).toBe('unknownArgument')
    // A singleton is official too, and no handler.
    expect(await judge(official, official)).toBe('unknownArgument')
  })

  it('R-GW-1 is right to: the real migration hands a real Safe to the other code', async () => {
    const safe = await deploySafe(chain, '1.4.1', [person(0).address], 1)
    await delegate(safe, toL2(evil))
    const slot = await chain.client.getStorageAt({ address: safe.address, slot: '0x0' })
    expect(slot?.slice(-40)).toBe(evil.slice(2).toLowerCase())
  })

  it('R-GW-1 knows no code that nobody knows, whatever it is told', async () => {
    expect(await judgeDelegateCall({ ...toL2(official), to: evil }, identify)).toEqual({
      verdict: 'unknownCode',
    })
    expect((await judgeDelegateCall({ to: official, data: '0x' }, identify)).verdict).toBe(
      'unknownCode',
    )
  })
})
