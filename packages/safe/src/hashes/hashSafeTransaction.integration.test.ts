import { contractVersions, startChain, type TestChain } from '@countersign/testbed'
import { calculateSafeMessageHash, calculateSafeTransactionHash } from '@safe-global/protocol-kit'
import fc from 'fast-check'
import { hashMessage, hashTypedData } from 'viem'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anyHex, anyTransaction, runs } from '../testing-only/arbitraries.ts'
import { type DeployedSafe, deploySafe } from '../testing-only/deploySafe.ts'
import type { SafeTransaction } from '../types.ts'
import { hashDomain } from './hashDomain.ts'
import { hashSafeMessage } from './hashSafeMessage.ts'
import { hashSafeTransaction } from './hashSafeTransaction.ts'

/** Each of the contracts sees this many random transactions, and as many messages. */
const samples = runs(200, 2000)

let chain: TestChain
beforeAll(async () => {
  chain = await startChain()
})
afterAll(() => chain?.stop())

describe.each(contractVersions)('the hashes of a Safe %s', (version) => {
  let safe: DeployedSafe
  const ask = (functionName: string, args: readonly unknown[] = []) =>
    chain.client.readContract({ address: safe.address, abi: safe.abi, functionName, args })

  beforeAll(async () => {
    const [owner] = chain.accounts
    safe = await deploySafe(chain, version, owner ? [owner.address] : [], 1)
  })

  it('R-GW-1 agree with the contract about the domain', async () => {
    expect(hashDomain(safe)).toBe(await ask('domainSeparator'))
  })

  it(`R-GW-1 equal getTransactionHash over ${samples} random transactions`, async () => {
    let checked = 0
    for (const transaction of fc.sample(anyTransaction, samples)) {
      const hashes = hashSafeTransaction(safe, transaction)
      expect(hashes.safeTxHash).toBe(await ask('getTransactionHash', fields(transaction)))
      checked++
    }
    expect(checked).toBe(samples)
  })

  it('R-GW-1 hand over the bytes before hashing as the contract encodes them', async () => {
    for (const transaction of fc.sample(anyTransaction, 20)) {
      const { preimage } = hashSafeTransaction(safe, transaction)
      expect(preimage).toBe(await ask('encodeTransactionData', fields(transaction)))
    }
  })

  it(`R-GW-1 equal getMessageHash over ${samples} random messages`, async () => {
    for (const raw of fc.sample(anyHex(), samples)) {
      expect(hashSafeMessage(safe, { raw }).safeMessageHash).toBe(
        await ask('getMessageHash', [raw]),
      )
    }
  })

  it('R-GW-1 equal getMessageHash for texts and typed data', async () => {
    for (const text of ['', 'Sign in', 'zwölf Boxkämpfer 🥊', '0x1234']) {
      expect(hashSafeMessage(safe, text).safeMessageHash).toBe(
        await ask('getMessageHash', [hashMessage(text)]),
      )
    }
    expect(hashSafeMessage(safe, typedData).safeMessageHash).toBe(
      await ask('getMessageHash', [hashTypedData(typedData)]),
    )
  })

  // The kit does not know `dataGas`, and puts the chain into every message's domain: for Safes
  // that old the contract above is the only judge.
  if (version !== '0.1.0')
    it(`R-GW-1 equal Safe's own protocol kit over ${samples} random transactions`, () => {
      // The kit passes gas and nonce through JavaScript numbers, and is wrong about larger ones.
      const small = fc.bigInt({ min: 0n, max: BigInt(Number.MAX_SAFE_INTEGER) })
      const numbers = fc.record({ safeTxGas: small, baseGas: small, gasPrice: small, nonce: small })
      for (const [random, few] of fc.sample(fc.tuple(anyTransaction, numbers), samples)) {
        const transaction = { ...random, ...few }
        const theirs = calculateSafeTransactionHash(
          safe.address,
          kitData(transaction),
          version,
          BigInt(chain.id),
        )
        expect(hashSafeTransaction(safe, transaction).safeTxHash).toBe(theirs)
      }
    })

  if (version >= '1.3.0')
    it(`R-GW-1 equal Safe's own protocol kit over ${samples} random messages`, () => {
      for (const message of fc.sample(fc.string(), samples)) {
        const raw = hashMessage(message)
        expect(hashSafeMessage(safe, message).safeMessageHash).toBe(
          calculateSafeMessageHash(safe.address, raw, version, BigInt(chain.id)),
        )
      }
    })
})

function fields(transaction: SafeTransaction): readonly unknown[] {
  const { to, value, data, operation, safeTxGas, baseGas, gasPrice } = transaction
  const { gasToken, refundReceiver, nonce } = transaction
  return [to, value, data, operation, safeTxGas, baseGas, gasPrice, gasToken, refundReceiver, nonce]
}

function kitData(transaction: SafeTransaction) {
  return {
    to: transaction.to,
    value: String(transaction.value),
    data: transaction.data,
    operation: transaction.operation,
    safeTxGas: String(transaction.safeTxGas),
    baseGas: String(transaction.baseGas),
    gasPrice: String(transaction.gasPrice),
    gasToken: transaction.gasToken,
    refundReceiver: transaction.refundReceiver,
    nonce: Number(transaction.nonce),
  }
}

const typedData = {
  domain: { name: 'Mail', version: '1', chainId: 1, verifyingContract: `0x${'cc'.repeat(20)}` },
  types: { Mail: [{ name: 'to', type: 'string' }] },
  primaryType: 'Mail',
  message: { to: 'Bob' },
} as const
