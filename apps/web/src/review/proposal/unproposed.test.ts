import { type SafeTransaction, toSafeTransaction } from '@countersign/safe'
import fc from 'fast-check'
import type { Address, Hex } from 'viem'
import { describe, expect, it } from 'vitest'
import { signedTransaction } from '../proof/signedTransaction.ts'
import { unproposed } from './unproposed.ts'

const hexOf = (bytes: number): fc.Arbitrary<Hex> =>
  fc
    .uint8Array({ minLength: bytes, maxLength: bytes })
    .map((each): Hex => `0x${[...each].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`)
const address: fc.Arbitrary<Address> = hexOf(20)
const amount = fc.bigInt({ min: 0n, max: 2n ** 256n - 1n })

const transactions: fc.Arbitrary<SafeTransaction> = fc.record({
  ...{ to: address, value: amount, data: fc.integer({ min: 0, max: 64 }).chain(hexOf) },
  operation: fc.constantFrom(0, 1),
  ...{ safeTxGas: amount, baseGas: amount, gasPrice: amount },
  ...{ gasToken: address, refundReceiver: address },
  nonce: fc.nat().map(BigInt),
})

describe('what is written here', () => {
  it('R-JDG-6 is judged by every field that will be signed, and by nobody’s claim', () => {
    fc.assert(
      fc.property(transactions, address, hexOf(32), (transaction, safe, safeTxHash) => {
        const details = unproposed({ safe, threshold: 2, transaction, safeTxHash })
        expect(toSafeTransaction(details)).toEqual(transaction)
        expect(signedTransaction(details)?.info).toMatchObject({
          ...{ safeTxHash, confirmations: [], proposer: null },
        })
        expect(details.txData?.dataDecoded).toBeNull()
      }),
    )
  })
})
