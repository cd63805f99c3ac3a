import { type Address, encodeFunctionData, type Hex, parseAbi } from 'viem'
import { describe, expect, it } from 'vitest'
import type { KnownContract } from './knownCodeHashes.ts'
import { mayDelegateTo } from './mayDelegateTo.ts'

const one: Address = '0x29fcB43b46531BcA003ddC8FCB67FFE91900C762'
const two: Address = '0xfd0732Dc9E303f09fCEf3a7388Ad10A83459Ec99'
const abi = parseAbi([
  'function migrateToL2(address)',
  'function migrateFromV111(address,address)',
  'function migrateSingleton()',
  'function setupToL2(address)',
])
const ask = (contract: KnownContract, data: Hex = '0x') =>
  mayDelegateTo({ contract, version: '1.4.1' }, data)
const toL2 = encodeFunctionData({ abi, functionName: 'migrateToL2', args: [one] })
const fromV111 = encodeFunctionData({ abi, functionName: 'migrateFromV111', args: [one, two] })
const setupToL2 = encodeFunctionData({ abi, functionName: 'setupToL2', args: [one] })

describe('mayDelegateTo', () => {
  it.each([
    'MultiSend',
    'MultiSendCallOnly',
    'SignMessageLib',
    'SafeMigration',
    'CreateCall',
  ] as const)('R-GW-1 lets a Safe run %s as its own code', (contract) => {
    expect(ask(contract)).toEqual([])
  })

  it.each(['Safe', 'SafeL2', 'CompatibilityFallbackHandler', 'SafeProxyFactory'] as const)(
    'R-GW-1 does not let it run %s',
    (contract) => {
      expect(ask(contract)).toBeNull()
    },
  )

  it('R-GW-1 does not let it run what nobody knows', () => {
    expect(mayDelegateTo(null, '0x')).toBeNull()
  })

  it('R-GW-1 wants official code behind every address that a migration would install', () => {
    expect(ask('SafeToL2Migration', toL2)).toEqual([{ address: one, contract: 'SafeL2' }])
    expect(ask('SafeToL2Setup', setupToL2)).toEqual([{ address: one, contract: 'SafeL2' }])
    expect(ask('SafeToL2Migration', fromV111)).toEqual([
      { address: one, contract: 'SafeL2' },
      { address: two, contract: 'CompatibilityFallbackHandler' },
    ])
  })

  it('R-GW-1 does not let a migration run with what it cannot read', () => {
    const sloppy: Hex = `${toL2.slice(0, 10) as Hex}${'f'.repeat(24)}${one.slice(2)}`
    for (const data of ['0x', '0x12345678', toL2.slice(0, 20) as Hex, sloppy, setupToL2] as const) {
      expect(ask('SafeToL2Migration', data)).toBeNull()
    }
    expect(ask('SafeToL2Setup', toL2)).toBeNull()
  })
})
