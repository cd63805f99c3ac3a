import fc from 'fast-check'
import { type Address, getAddress, type Hex } from 'viem'
import type { Call, Operation, SafeTransaction } from '../types.ts'

/** Property tests run this many times: briefly by default, at length under DEEP. */
export function runs(usual: number, deep: number): number {
  return process.env.DEEP === '1' ? deep : usual
}

const digits = (size: { minLength: number; maxLength: number }) =>
  fc
    .uint8Array(size)
    .map((bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join(''))

export const anyHex = (maxLength = 200): fc.Arbitrary<Hex> =>
  digits({ minLength: 0, maxLength }).map((text): Hex => `0x${text}`)

export const anyHash: fc.Arbitrary<Hex> = digits({ minLength: 32, maxLength: 32 }).map(
  (text): Hex => `0x${text}`,
)

export const anyAddress: fc.Arbitrary<Address> = digits({ minLength: 20, maxLength: 20 }).map(
  (text) => getAddress(`0x${text}`),
)

/** Small, round and extreme amounts as well as any: mistakes live at the edges. */
export const anyUint = (bits = 256): fc.Arbitrary<bigint> =>
  fc.oneof(
    fc.bigInt({ min: 0n, max: (1n << BigInt(bits)) - 1n }),
    fc.constantFrom(0n, 1n, (1n << BigInt(bits)) - 1n, 1n << BigInt(bits - 1)),
    fc.bigInt({ min: 0n, max: 1n << 60n }),
  )

const anyOperation = fc.constantFrom<Operation>(0, 1)

export const anyCall: fc.Arbitrary<Call> = fc.record({
  to: anyAddress,
  value: anyUint(),
  data: anyHex(),
  operation: anyOperation,
})

export const anyTransaction: fc.Arbitrary<SafeTransaction> = fc.record({
  to: anyAddress,
  value: anyUint(),
  data: anyHex(),
  operation: anyOperation,
  safeTxGas: anyUint(),
  baseGas: anyUint(),
  gasPrice: anyUint(),
  gasToken: anyAddress,
  refundReceiver: anyAddress,
  nonce: anyUint(),
})
