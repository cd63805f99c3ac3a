import fc from 'fast-check'
import { keccak256, stringToHex } from 'viem'
import { describe, expect, it } from 'vitest'
import { InvalidFieldError } from '../errors.ts'
import { anyAddress, anyTransaction, runs } from '../testing-only/arbitraries.ts'
import { exampleSafe, exampleTransaction } from '../testing-only/examples.ts'
import type { SafeTransaction } from '../types.ts'
import { hashSafeTransaction } from './hashSafeTransaction.ts'

const fieldsOf = (gas: string) =>
  `SafeTx(address to,uint256 value,bytes data,uint8 operation,uint256 safeTxGas,uint256 ${gas},uint256 gasPrice,address gasToken,address refundReceiver,uint256 nonce)`

/** The structure's hash with every field zero, built from the type's text. */
const zeroStruct = (type: string) => {
  const zero = '0'.repeat(64)
  const empty = keccak256('0x').slice(2)
  const typeHash = keccak256(stringToHex(type)).slice(2)
  return keccak256(`0x${typeHash}${zero}${zero}${empty}${zero.repeat(7)}`)
}

const zero: SafeTransaction = {
  ...exampleTransaction,
  to: `0x${'0'.repeat(40)}`,
  value: 0n,
  data: '0x',
  nonce: 0n,
}

describe('hashSafeTransaction', () => {
  it('R-GW-1 uses the type that the standard text names, old and new', () => {
    const hash = (version: string) =>
      hashSafeTransaction({ ...exampleSafe, version }, zero).messageHash
    expect(hash('1.4.1')).toBe(zeroStruct(fieldsOf('baseGas')))
    expect(hash('0.1.0')).toBe(zeroStruct(fieldsOf('dataGas')))
  })

  it('R-GW-1 has a domain with the chain from 1.3.0, without it before', () => {
    const at = (version: string, chainId: number) =>
      hashSafeTransaction({ ...exampleSafe, version, chainId }, exampleTransaction).safeTxHash
    expect(at('1.3.0', 1)).not.toBe(at('1.3.0', 2))
    expect(at('1.2.0', 1)).toBe(at('1.2.0', 2))
  })

  it('R-GW-1 changes with any bit of any field', () => {
    fc.assert(
      fc.property(anyTransaction, fc.nat(255), (transaction, bit) => {
        const before = hashSafeTransaction(exampleSafe, transaction).safeTxHash
        for (const [field, value] of Object.entries(transaction)) {
          const changed = { ...transaction, [field]: flip(value, bit) }
          expect(hashSafeTransaction(exampleSafe, changed).safeTxHash, field).not.toBe(before)
        }
      }),
      { numRuns: runs(50, 1000) },
    )
  })

  it('R-GW-1 does not depend on the letters of an address', () => {
    fc.assert(
      fc.property(anyAddress, (to) => {
        const lower = to.toLowerCase() as typeof to // the same address in another spelling
        expect(hashSafeTransaction(exampleSafe, { ...exampleTransaction, to: lower })).toEqual(
          hashSafeTransaction(exampleSafe, { ...exampleTransaction, to }),
        )
      }),
      { numRuns: 50 },
    )
  })

  it.each([
    ['value', -1n],
    ['value', 1n << 256n],
    ['nonce', 2 ** 53],
    ['nonce', 1.5],
    ['gasPrice', '1'],
    ['operation', 2],
    ['operation', '1'],
    ['data', '0x123'],
    ['data', 'transfer'],
    ['data', undefined],
    ['to', '0x12'],
    ['gasToken', `0x${'g'.repeat(40)}`],
    ['refundReceiver', null],
  ])('R-GW-1 refuses %s = %s and names the field', (field, value) => {
    // Input from outside, of which the types promise more than they can hold.
    const transaction = { ...exampleTransaction, [field]: value } as SafeTransaction
    const attempt = () => hashSafeTransaction(exampleSafe, transaction)
    expect(attempt).toThrow(InvalidFieldError)
    expect(attempt).toThrow(field)
  })
})

/** The same value with one bit changed, still of the field's kind. */
function flip(value: unknown, bit: number): unknown {
  if (typeof value === 'bigint') return value ^ (1n << BigInt(bit))
  if (typeof value === 'number') return value ^ 1
  const text = String(value)
  if (text === '0x') return '0x00'
  const position = 2 + (bit % (text.length - 2))
  const digit = (Number.parseInt(text.charAt(position), 16) ^ (1 << (bit % 4))).toString(16)
  return text.slice(0, position) + digit + text.slice(position + 1)
}
