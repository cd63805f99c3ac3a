import { type Address, encodeFunctionData, getAddress, type Hex, parseAbi, zeroAddress } from 'viem'
import { describe, expect, it } from 'vitest'
import { encodeMultiSend } from '../batch/encodeMultiSend.ts'
import type { Call } from '../types.ts'
import { findBorrowedCode } from './findBorrowedCode.ts'
import { mayBorrow } from './mayBorrow.ts'

const at = (digit: string): Address => getAddress(`0x${digit.repeat(40)}`)
const [safe, batcher, evil, singleton] = [at('5'), at('b'), at('e'), at('c')]
const call = (to: Address, data: Hex = '0x', operation: 0 | 1 = 0): Call => ({
  to,
  value: 0n,
  data,
  operation,
})
const batch = (...calls: Call[]) => call(batcher, encodeMultiSend(calls), 1)
const abi = parseAbi([
  'function changeMasterCopy(address masterCopy)',
  'function migrateToL2(address l2Singleton)',
  'function setupToL2(address l2Singleton)',
])
const hand = (functionName: 'changeMasterCopy' | 'migrateToL2' | 'setupToL2') =>
  encodeFunctionData({ abi, functionName, args: [singleton] })
const delegate = (address: Address) => ({ address, as: 'delegate' })

describe('R-GW-1 code that runs in a Safe’s name', () => {
  it('is none where nothing but calls are made', () => {
    expect(findBorrowedCode(safe, call(evil, '0x12345678'))).toEqual({ from: [], complete: true })
    // Somebody else's batch runs in somebody else's name.
    const other = call(batcher, encodeMultiSend([call(evil, '0x', 1)]))
    expect(findBorrowedCode(safe, other)).toEqual({ from: [], complete: true })
  })

  it('is found at any depth of a batch', () => {
    const deep = batch(call(at('1')), batch(call(at('2')), batch(call(evil, '0x', 1))))
    expect(findBorrowedCode(safe, deep)).toEqual({
      from: [delegate(batcher), delegate(evil)],
      complete: true,
    })
  })

  it('is also the singleton that a migration or an old Safe’s own function is handed', () => {
    const found = { address: singleton, as: 'singleton' }
    for (const name of ['migrateToL2', 'setupToL2'] as const) {
      const { from } = findBorrowedCode(safe, call(at('d'), hand(name), 1))
      expect(from).toEqual([delegate(at('d')), found])
    }
    expect(findBorrowedCode(safe, call(safe, hand('changeMasterCopy'))).from).toEqual([found])
    // From 1.5.0 on a batch may mean the Safe itself by it.
    const inBatch = batch(call(zeroAddress, hand('changeMasterCopy')))
    expect(findBorrowedCode(safe, inBatch).from).toContainEqual(found)
    // Another contract's function of that name.
    expect(findBorrowedCode(safe, call(evil, hand('changeMasterCopy'))).from).toEqual([])
  })

  it('may hide in what cannot be opened', () => {
    const closed = encodeMultiSend([call(evil, '0x', 1)]).replace(/20(?=0{60})/, '40') as Hex // still 0x…
    expect(findBorrowedCode(safe, call(batcher, closed, 1)).complete).toBe(false)
    const dirty = hand('changeMasterCopy').replace('0x7de7edef00', '0x7de7edef01') as Hex // still 0x…
    expect(findBorrowedCode(safe, call(safe, dirty)).complete).toBe(false)
    let deep = call(evil, '0x', 1)
    for (let level = 0; level < 9; level++) deep = batch(deep)
    expect(findBorrowedCode(safe, deep).complete).toBe(false)
  })

  it('is read in a batch of ten thousand calls, and no more', () => {
    const many = (count: number) => batch(...Array.from({ length: count }, () => call(at('1'))))
    expect(findBorrowedCode(safe, many(9_999)).complete).toBe(true)
    expect(findBorrowedCode(safe, many(10_001)).complete).toBe(false)
  })
})

describe('R-GW-1 mayBorrow', () => {
  it('lets a Safe run official helpers for a call, and official singletons from then on', () => {
    const batchCode = { contract: 'MultiSend', version: '1.4.1' } as const
    const safeCode = { contract: 'SafeL2', version: '1.4.1' } as const
    expect(mayBorrow('delegate', batchCode)).toBe(true)
    expect(mayBorrow('delegate', safeCode)).toBe(false)
    expect(mayBorrow('singleton', safeCode)).toBe(true)
    expect(mayBorrow('singleton', batchCode)).toBe(false)
    expect(mayBorrow('delegate', null)).toBe(false)
    expect(mayBorrow('singleton', null)).toBe(false)
  })
})
