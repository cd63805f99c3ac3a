import { contractVersions, startChain, type TestChain } from '@countersign/testbed'
import { type Address, encodeFunctionData, type Hex, zeroAddress } from 'viem'
import type { HDAccount } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hashForContractOwner } from '../hashes/hashForContractOwner.ts'
import { hashSafeTransaction } from '../hashes/hashSafeTransaction.ts'
import { versionTraits } from '../hashes/versionTraits.ts'
import { runs } from '../testing-only/arbitraries.ts'
import { type DeployedSafe, deploySafe } from '../testing-only/deploySafe.ts'
import type { SafeTransaction } from '../types.ts'
import { judgeSignatures } from './judgeSignatures.ts'
import { normalizeWalletSignature } from './normalizeWalletSignature.ts'
import { packSignatures, type SignedBy } from './packSignatures.ts'
import { parseSignatures } from './parseSignatures.ts'
import { recoverSigner } from './recoverSigner.ts'
import { serializeSignature } from './serializeSignature.ts'

let chain: TestChain
beforeAll(async () => {
  chain = await startChain()
})
afterAll(() => chain?.stop())

const account = (index: number): HDAccount => {
  const found = chain.accounts[index]
  if (!found) throw new Error(`no account ${index}`)
  return found
}

describe.each(contractVersions)('the packed signatures of a Safe %s', (version) => {
  const traits = versionTraits(version)
  let safe: DeployedSafe
  let inner: DeployedSafe
  let innerOther: DeployedSafe
  let owners: readonly Address[]

  beforeAll(async () => {
    // Two owners are Safes themselves: two dynamic parts test the offsets, one would not.
    inner = await deploySafe(chain, version, [account(4).address, account(5).address], 2)
    innerOther = await deploySafe(chain, version, [account(6).address], 1)
    const people = [account(1).address, account(2).address, account(3).address]
    owners = [...people, inner.address, innerOther.address]
    const needed = traits.ethSign ? 5 : 4
    safe = await deploySafe(chain, version, owners, needed)
    await chain.send({ to: safe.address, value: 10n ** 18n })
  })

  it(`R-GW-1 of all kinds together pass the contract's check and execute ${runs(3, 20)} times`, async () => {
    for (let round = 0; round < runs(3, 20); round++) {
      const transaction = payment(BigInt(round))
      const hashes = hashSafeTransaction(safe, transaction)
      const signatures = await everyKind(hashes)
      const packed = packSignatures(signatures)
      await checkOnChain(hashes, packed)
      await execute(transaction, packed)
      expect(await nonce()).toBe(BigInt(round + 1))
    }
  })

  it('R-GW-1 are refused by the contract when one bit is wrong', async () => {
    const transaction = payment(await nonce())
    const signatures = await everyKind(hashSafeTransaction(safe, transaction))
    const packed = packSignatures(
      signatures.map((signed) =>
        signed.signature.kind === 'ecdsa'
          ? { ...signed, signature: { ...signed.signature, s: flipLastBit(signed.signature.s) } }
          : signed,
      ),
    )
    await expect(execute(transaction, packed)).rejects.toThrow()
  })

  it('R-GW-1 are judged as the contract judges them', async () => {
    const { safeTxHash, ...rest } = hashSafeTransaction(safe, payment(await nonce()))
    const signatures = await everyKind({ safeTxHash, ...rest })
    const judged = await judgeSignatures(
      { hash: safeTxHash, version, owners },
      signatures.map(({ signer, signature }) => ({
        signer,
        signature: serializeSignature(signature),
      })),
    )
    expect(judged.map(({ verdict }) => verdict)).toEqual(
      signatures.map(({ signature }) => ('owner' in signature ? 'needsChain' : 'valid')),
    )
    expect(parseSignatures(packSignatures(signatures))).toHaveLength(signatures.length)
  })

  async function everyKind(hashes: ReturnType<typeof hashSafeTransaction>): Promise<SignedBy[]> {
    const { safeTxHash } = hashes
    const raw = await account(1).sign({ hash: safeTxHash })
    const ecdsa = normalizeWalletSignature(raw)
    expect(await recoverSigner(safeTxHash, ecdsa)).toBe(account(1).address)
    await chain.send({
      to: safe.address,
      from: account(3),
      data: encodeFunctionData({
        abi: safe.abi,
        functionName: 'approveHash',
        args: [safeTxHash],
      }),
    })
    const signatures: SignedBy[] = [
      { signer: account(1).address, signature: ecdsa },
      {
        signer: account(3).address,
        signature: { kind: 'approvedHash', owner: account(3).address },
      },
      await fromContract(hashes, inner, [account(4), account(5)]),
      await fromContract(hashes, innerOther, [account(6)]),
    ]
    if (traits.ethSign) {
      const message = await account(2).signMessage({ message: { raw: safeTxHash } })
      const ethSign = normalizeWalletSignature(message, 'ethSign')
      expect(await recoverSigner(safeTxHash, ethSign)).toBe(account(2).address)
      signatures.push({ signer: account(2).address, signature: ethSign })
    }
    return signatures
  }

  async function fromContract(
    hashes: ReturnType<typeof hashSafeTransaction>,
    owner: DeployedSafe,
    people: readonly HDAccount[],
  ): Promise<SignedBy> {
    const outer = { version, preimage: hashes.preimage, hash: hashes.safeTxHash }
    const { safeMessageHash } = hashForContractOwner(outer, owner)
    const data = packSignatures(
      await Promise.all(
        people.map(async (person) => ({
          signer: person.address,
          signature: normalizeWalletSignature(await person.sign({ hash: safeMessageHash })),
        })),
      ),
    )
    return { signer: owner.address, signature: { kind: 'contract', owner: owner.address, data } }
  }

  /** From 1.3.0 the check can be asked for by itself; before, only execution shows it. */
  async function checkOnChain(hashes: ReturnType<typeof hashSafeTransaction>, packed: Hex) {
    if (version < '1.3.0') return
    const args = [hashes.safeTxHash, hashes.preimage, packed]
    await chain.client.readContract({
      address: safe.address,
      abi: safe.abi,
      functionName: 'checkSignatures',
      args,
    })
  }

  async function execute(transaction: SafeTransaction, packed: Hex) {
    const { to, value, data, operation, safeTxGas, baseGas, gasPrice } = transaction
    const { gasToken, refundReceiver } = transaction
    const args = [
      to,
      value,
      data,
      operation,
      safeTxGas,
      baseGas,
      gasPrice,
      gasToken,
      refundReceiver,
      packed,
    ]
    const calldata = encodeFunctionData({ abi: safe.abi, functionName: 'execTransaction', args })
    await chain.send({ to: safe.address, data: calldata })
  }

  const nonce = async () =>
    BigInt(
      // The artifact's ABI is read at run time, so its types are not known.
      (await chain.client.readContract({
        address: safe.address,
        abi: safe.abi,
        functionName: 'nonce',
      })) as bigint,
    )
})

function payment(nonce: bigint): SafeTransaction {
  return {
    to: `0x${'ab'.repeat(20)}`,
    value: 1n + nonce,
    data: '0x',
    operation: 0,
    safeTxGas: 0n,
    baseGas: 0n,
    gasPrice: 0n,
    gasToken: zeroAddress,
    refundReceiver: zeroAddress,
    nonce,
  }
}

function flipLastBit(word: Hex): Hex {
  const last = Number.parseInt(word.slice(-1), 16) ^ 1
  return `${word.slice(0, -1)}${last.toString(16)}` as Hex // still starts with 0x
}
