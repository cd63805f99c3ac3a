import { contractVersions, readArtifact, startChain, type TestChain } from '@countersign/testbed'
import { type Abi, encodeFunctionData, hashMessage, toFunctionSelector, zeroAddress } from 'viem'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hashForContractOwner } from '../hashes/hashForContractOwner.ts'
import { hashSafeMessage } from '../hashes/hashSafeMessage.ts'
import { hashSafeTransaction } from '../hashes/hashSafeTransaction.ts'
import { versionTraits } from '../hashes/versionTraits.ts'
import { normalizeWalletSignature } from '../signatures/normalizeWalletSignature.ts'
import { packSignatures, type SignedBy } from '../signatures/packSignatures.ts'
import { type DeployedSafe, deploySafe } from '../testing-only/deploySafe.ts'
import type { SafeTransaction } from '../types.ts'
import { encodeExecution } from './encodeExecution.ts'
import { erc1271Call } from './erc1271Call.ts'
import { hashArguments } from './hashArguments.ts'
import { listSentinel } from './listSentinel.ts'
import { safeAbi } from './safeAbi.ts'
import { safeActionsAbi } from './safeActionsAbi.ts'
import { safeFactoryAbi } from './safeFactoryAbi.ts'

const functionsOf = (abi: Abi) =>
  new Map(
    abi
      .filter((item) => item.type === 'function')
      .map((item) => [
        toFunctionSelector(item),
        // A function that pays may be asked without paying; only what it answers must be alike.
        item.outputs.map(({ type }) => type).join(),
      ]),
  )

describe('R-GW-1 the fragments are those of the published contracts', () => {
  const abiOf = (path: string) => readArtifact('1.4.1', path).abi
  it.each([
    ['safeAbi', safeAbi, [...abiOf('Safe'), ...abiOf('handler/CompatibilityFallbackHandler')]],
    ['safeActionsAbi', safeActionsAbi, [...abiOf('Safe'), ...abiOf('libraries/SignMessageLib')]],
    ['safeFactoryAbi', safeFactoryAbi, abiOf('proxies/SafeProxyFactory')],
  ] as [string, Abi, Abi][])('%s', (_, ours, published) => {
    const theirs = functionsOf(published)
    for (const [selector, outputs] of functionsOf(ours)) expect(theirs.get(selector)).toBe(outputs)
  })
})

let chain: TestChain
beforeAll(async () => {
  chain = await startChain()
})
afterAll(() => chain?.stop())

const person = (index: number) => {
  const found = chain.accounts[index]
  if (!found) throw new Error(`no account ${index}`)
  return found
}
const sign = async (index: number, hash: `0x${string}`): Promise<SignedBy> => ({
  signer: person(index).address,
  signature: normalizeWalletSignature(await person(index).sign({ hash })),
})

describe.each(contractVersions)('a Safe %s', (version) => {
  let safe: DeployedSafe
  beforeAll(async () => {
    safe = await deploySafe(chain, version, [person(1).address], 1)
    await chain.send({ to: safe.address, value: 1n })
  })
  const ask = () => ({ address: safe.address, abi: safeAbi }) as const
  const payment: SafeTransaction = {
    to: `0x${'ab'.repeat(20)}`,
    value: 1n,
    // Not a whole number of words, for what is filled up.
    data: '0x12345678',
    operation: 0,
    safeTxGas: 1n,
    baseGas: 2n,
    gasPrice: 0n,
    gasToken: zeroAddress,
    refundReceiver: `0x${'cd'.repeat(20)}`,
    nonce: 0n,
  }

  it('R-GW-1 hashes the arguments in our order, and executes what we encode', async () => {
    const { safeTxHash } = hashSafeTransaction(safe, payment)
    const args = hashArguments(payment)
    expect(
      await chain.client.readContract({ ...ask(), functionName: 'getTransactionHash', args }),
    ).toBe(safeTxHash)
    const data = encodeExecution(payment, [await sign(1, safeTxHash)])
    await chain.send({ to: safe.address, data })
    expect(await chain.client.readContract({ ...ask(), functionName: 'nonce' })).toBe(1n)
    expect(await chain.client.getBalance({ address: payment.to })).toBeGreaterThan(0n)
  })

  it('R-GW-1 lists its modules from the sentinel on, or says all of them', async () => {
    const modules =
      version >= '1.1.1'
        ? (
            await chain.client.readContract({
              ...ask(),
              functionName: 'getModulesPaginated',
              args: [listSentinel, 10n],
            })
          )[0]
        : await chain.client.readContract({ ...ask(), functionName: 'getModules' })
    expect(modules).toEqual([])
  })

  // The first ones answered true instead, and are asked so by Safes as old alone.
  if (version !== '0.1.0')
    it('R-AUTH-6 says yes to its owners’ signature as its version is asked, and to no other', async () => {
      const form = versionTraits(version).contractSignature
      const [hash, preimage] = [hashMessage('hello'), '0x1234'] as const
      const inner = hashForContractOwner({ version, preimage, hash }, safe).safeMessageHash
      const answer = async (signer: number) => {
        const signature = packSignatures([await sign(signer, inner)])
        const { yes, ...call } = erc1271Call({ form, hash, preimage, signature })
        try {
          return (await chain.client.readContract({ address: safe.address, ...call })) === yes
        } catch {
          return false
        }
      }
      expect(await answer(1)).toBe(true)
      expect(await answer(2)).toBe(false)
    })

  if (version >= '1.3.0')
    it('R-AUTH-6 says yes to the standard’s question', async () => {
      const { safeMessageHash } = hashSafeMessage(safe, 'hello')
      const signature = packSignatures([await sign(1, safeMessageHash)])
      const { yes, ...call } = erc1271Call({ hash: hashMessage('hello'), signature })
      expect(await chain.client.readContract({ address: safe.address, ...call })).toBe(yes)
    })
})

it('R-AUTH-6 an echo is no yes, though its first four bytes are right', async () => {
  // Answers what it was asked: CALLDATACOPY all of it, RETURN all of it.
  const echo = await chain.deploy({ abi: [], bytecode: '0x66365f5f37365ff35f5260076019f3' })
  const { yes, ...call } = erc1271Call({ hash: hashMessage('hello'), signature: '0x1234' })
  const { data } = await chain.client.call({ to: echo, data: encodeFunctionData(call) })
  expect(data?.slice(0, 10)).toBe(yes.slice(0, 10))
  expect(await chain.client.readContract({ address: echo, ...call })).not.toBe(yes)
})
