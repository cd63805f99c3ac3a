import { describe, expect, it } from 'vitest'
import { mayDelegateTo } from './mayDelegateTo.ts'

describe('mayDelegateTo', () => {
  it.each([
    'MultiSend',
    'MultiSendCallOnly',
    'SignMessageLib',
    'SafeMigration',
    'SafeToL2Migration',
    'SafeToL2Setup',
    'CreateCall',
  ] as const)('R-GW-1 lets a Safe run %s as its own code', (contract) => {
    expect(mayDelegateTo({ contract, version: '1.4.1' })).toBe(true)
  })

  it('R-GW-1 lets it run neither a singleton nor what nobody knows', () => {
    expect(mayDelegateTo({ contract: 'Safe', version: '1.4.1' })).toBe(false)
    expect(mayDelegateTo({ contract: 'SafeL2', version: '1.4.1' })).toBe(false)
    expect(mayDelegateTo({ contract: 'SafeProxyFactory', version: '1.4.1' })).toBe(false)
    expect(mayDelegateTo(null)).toBe(false)
  })
})
