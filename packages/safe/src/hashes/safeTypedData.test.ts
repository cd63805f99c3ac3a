import { hashTypedData } from 'viem'
import { describe, expect, it } from 'vitest'
import type { SafeTransaction } from '../types.ts'
import { hashSafeTransaction } from './hashSafeTransaction.ts'
import { safeTypedData } from './safeTypedData.ts'

const transaction: SafeTransaction = {
  to: '0x97336541c3A7dc00d35a13F2f3B23AfA1F9AC591',
  value: 2n ** 200n,
  data: '0x1234',
  operation: 1,
  safeTxGas: 1n,
  baseGas: 2n,
  gasPrice: 3n,
  gasToken: '0x0000000000000000000000000000000000000004',
  refundReceiver: '0x0000000000000000000000000000000000000005',
  nonce: 6n,
}

describe('typed data of a Safe transaction', () => {
  it.each(['0.1.0', '1.0.0', '1.1.1', '1.3.0+L2', '1.4.1', '1.5.0'])(
    'of %s has the hash that its owners sign',
    (version) => {
      const safe = {
        chainId: 31337,
        address: '0xd920570b140aD9893ab85faa081fe84969BF5f80',
        version,
      } as const
      // As a wallet gets it: viem's types want literal names.
      const data = JSON.parse(JSON.stringify(safeTypedData(safe, transaction)))
      expect(hashTypedData(data)).toBe(hashSafeTransaction(safe, transaction).safeTxHash)
    },
  )
})
