import { type Address, encodeFunctionData, getAddress, type Hex, parseAbi, zeroAddress } from 'viem'
import { describe, expect, it } from 'vitest'
import { encodeMultiSend } from '../batch/encodeMultiSend.ts'
import type { Call } from '../types.ts'
import { expandCalls } from './expandCalls.ts'
import { readSettingsChanges } from './readSettingsChanges.ts'

const address = (digit: string): Address => getAddress(`0x${digit.repeat(40)}`)
const safe = address('5')
const [a, b] = [address('a'), address('b')]
const abi = parseAbi([
  'function addOwnerWithThreshold(address,uint256)',
  'function removeOwner(address,address,uint256)',
  'function swapOwner(address,address,address)',
  'function changeThreshold(uint256)',
  'function enableModule(address)',
  'function disableModule(address,address)',
  'function setGuard(address)',
  'function setModuleGuard(address)',
  'function setFallbackHandler(address)',
  'function changeMasterCopy(address)',
  'function migrateSingleton()',
  'function migrateToL2(address)',
  'function approveHash(bytes32)',
])
type Name = (typeof abi)[number]['name']
// The table below pairs names and arguments by hand.
const encode = (functionName: Name, args: readonly unknown[]): Hex =>
  encodeFunctionData({ abi, functionName, args } as Parameters<typeof encodeFunctionData>[0])
const toSafe = (data: Hex): Call => ({ to: safe, value: 0n, data, operation: 0 })
const read = (call: Call) =>
  readSettingsChanges(expandCalls(safe, call)).map(({ path, account, ...change }) => change)

describe('readSettingsChanges', () => {
  it.each<[Name, readonly unknown[], object]>([
    ['addOwnerWithThreshold', [a, 2n], { kind: 'addOwner', owner: a, threshold: 2n }],
    ['removeOwner', [b, a, 1n], { kind: 'removeOwner', owner: a, threshold: 1n }],
    ['swapOwner', [safe, a, b], { kind: 'swapOwner', oldOwner: a, newOwner: b }],
    ['changeThreshold', [3n], { kind: 'changeThreshold', threshold: 3n }],
    ['enableModule', [a], { kind: 'enableModule', module: a }],
    ['disableModule', [b, a], { kind: 'disableModule', module: a }],
    ['setGuard', [a], { kind: 'setGuard', guard: a }],
    ['setGuard', [zeroAddress], { kind: 'deleteGuard' }],
    ['setModuleGuard', [a], { kind: 'setModuleGuard', moduleGuard: a }],
    ['setModuleGuard', [zeroAddress], { kind: 'deleteModuleGuard' }],
    ['setFallbackHandler', [a], { kind: 'setFallbackHandler', handler: a }],
    ['changeMasterCopy', [a], { kind: 'changeImplementation', implementation: a }],
  ])('R-GW-3 reads %s(%s)', (name, args, change) => {
    expect(read(toSafe(encode(name, args)))).toEqual([change])
  })

  it('R-GW-3 reads a migration, which is a delegatecall', () => {
    const migration = { to: b, value: 0n, operation: 1 } as const
    expect(read({ ...migration, data: encode('migrateSingleton', []) })).toEqual([
      { kind: 'changeImplementation', implementation: null },
    ])
    expect(read({ ...migration, data: encode('migrateToL2', [a]) })).toEqual([
      { kind: 'changeImplementation', implementation: a },
    ])
    expect(read({ ...migration, operation: 0, data: encode('migrateSingleton', []) })).toEqual([])
  })

  it('R-GW-3 reads every change of a batch, with its place', () => {
    const data = encodeMultiSend([
      toSafe(encode('enableModule', [a])),
      toSafe('0x'),
      toSafe(encode('changeThreshold', [1n])),
    ])
    const changes = readSettingsChanges(expandCalls(safe, { to: b, value: 0n, data, operation: 1 }))
    expect(changes.map(({ kind, path, account }) => [kind, path, account])).toEqual([
      ['enableModule', [0], safe],
      ['changeThreshold', [2], safe],
    ])
  })

  it('R-GW-3 counts a call to the zero address in a batch: MultiSend 1.5.0 sends it to the Safe', () => {
    const call = { ...toSafe(encode('enableModule', [a])), to: zeroAddress }
    const data = encodeMultiSend([call])
    expect(read({ to: b, value: 0n, data, operation: 1 })).toHaveLength(1)
    expect(read(call)).toEqual([])
  })

  it('R-GW-3 does not count calls to others, nor other calls to the Safe', () => {
    expect(read({ ...toSafe(encode('enableModule', [a])), to: b })).toEqual([])
    expect(read({ ...toSafe(encode('enableModule', [a])), operation: 1 })).toEqual([])
    expect(read(toSafe(encode('approveHash', [`0x${'1'.repeat(64)}`])))).toEqual([])
  })
})
