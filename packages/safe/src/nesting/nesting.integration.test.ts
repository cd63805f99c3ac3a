import { startChain, type TestChain } from '@countersign/testbed'
import { type Address, type Hex, parseAbi, zeroAddress } from 'viem'
import type { HDAccount } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { encodeExecution } from '../contracts/encodeExecution.ts'
import { hashSafeTransaction } from '../hashes/hashSafeTransaction.ts'
import { normalizeWalletSignature } from '../signatures/normalizeWalletSignature.ts'
import type { SignedBy } from '../signatures/packSignatures.ts'
import { type DeployedSafe, deploySafe } from '../testing-only/deploySafe.ts'
import type { Call, SafeTransaction } from '../types.ts'
import { approvalCall, readApproval } from './approvalCall.ts'

const abi = parseAbi([
  'function nonce() view returns (uint256)',
  'function approvedHashes(address, bytes32) view returns (uint256)',
])
const payee: Address = `0x${'99'.repeat(20)}`

let chain: TestChain
beforeAll(async () => {
  chain = await startChain()
})
afterAll(() => chain?.stop())

describe.each(['1.1.1', '1.3.0', '1.4.1', '1.5.0'] as const)(
  'Safes %s that own Safes',
  (version) => {
    let [top, middle, bottom]: DeployedSafe[] = []
    const person = (index: number): HDAccount => {
      const found = chain.accounts[index]
      if (!found) throw new Error(`no account ${index}`)
      return found
    }
    const must = (safe: DeployedSafe | undefined): DeployedSafe => {
      if (!safe) throw new Error('no Safe')
      return safe
    }

    beforeAll(async () => {
      bottom = await deploySafe(chain, version, [person(1).address], 1)
      middle = await deploySafe(chain, version, [bottom.address, person(2).address], 2)
      top = await deploySafe(chain, version, [middle.address, person(3).address], 2)
      await chain.send({ to: top.address, value: 10n })
    })

    const transactionOf = async (safe: DeployedSafe, call: Call): Promise<SafeTransaction> => ({
      ...call,
      ...{ safeTxGas: 0n, baseGas: 0n, gasPrice: 0n },
      ...{ gasToken: zeroAddress, refundReceiver: zeroAddress },
      nonce: await chain.client.readContract({ address: safe.address, abi, functionName: 'nonce' }),
    })
    const signed = async (who: HDAccount, hash: Hex): Promise<SignedBy> => ({
      signer: who.address,
      signature: normalizeWalletSignature(await who.sign({ hash })),
    })
    const vouched = (owner: DeployedSafe): SignedBy => ({
      signer: owner.address,
      signature: { kind: 'approvedHash', owner: owner.address },
    })
    const execute = (safe: DeployedSafe, transaction: SafeTransaction, by: SignedBy[]) =>
      chain.send({ to: safe.address, data: encodeExecution(transaction, by) })

    it('R-TX-4 execute in order, three deep, and in no other order', async () => {
      const [first, second, third] = [must(top), must(middle), must(bottom)]
      const pay = await transactionOf(first, { to: payee, value: 1n, data: '0x', operation: 0 })
      const { safeTxHash: wanted } = hashSafeTransaction(first, pay)
      const approve = await transactionOf(
        second,
        approvalCall({ safe: first.address, safeTxHash: wanted }),
      )
      const { safeTxHash: approval } = hashSafeTransaction(second, approve)
      const begin = await transactionOf(
        third,
        approvalCall({ safe: second.address, safeTxHash: approval }),
      )
      const { safeTxHash: deepest } = hashSafeTransaction(third, begin)
      expect(readApproval(approve)).toEqual({ safe: first.address, safeTxHash: wanted })

      const topSignatures = [vouched(second), await signed(person(3), wanted)]
      const middleSignatures = [vouched(third), await signed(person(2), approval)]
      await expect(execute(first, pay, topSignatures)).rejects.toThrow()
      await expect(execute(second, approve, middleSignatures)).rejects.toThrow()
      await execute(third, begin, [await signed(person(1), deepest)])
      await expect(execute(first, pay, topSignatures)).rejects.toThrow()
      await execute(second, approve, middleSignatures)
      const approved = await chain.client.readContract({
        ...{ address: first.address, abi, functionName: 'approvedHashes' as const },
        args: [second.address, wanted],
      })
      expect(approved).toBe(1n)
      const before = await chain.client.getBalance({ address: payee })
      await execute(first, pay, topSignatures)
      expect(await chain.client.getBalance({ address: payee })).toBe(before + 1n)
    })
  },
)
