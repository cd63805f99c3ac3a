import { encodeSettingsChange, expandCalls, type SafeSettings } from '@countersign/safe'
import { type Address, getAddress } from 'viem'
import { describe, expect, it } from 'vitest'
import { newcomerOf, readableChanges } from './readableChanges.ts'

const at = (digit: string): Address => getAddress(`0x${digit.repeat(40)}`)
const [safe, ada, ben, other] = [at('5'), at('a'), at('b'), at('c')]
const settings: SafeSettings = {
  ...{ address: safe, version: '1.3.0', owners: [ada, ben], threshold: 1 },
  ...{ modules: [], guard: null, fallbackHandler: null },
}

describe('R-GW-3 changes that can be told before they are made', () => {
  it('are those of this Safe, with whom they bring in', () => {
    const swap = { kind: 'swapOwner', oldOwner: ben, newOwner: other } as const
    const call = encodeSettingsChange(settings, swap)
    const found = readableChanges(expandCalls(safe, call), safe)
    expect(found).toEqual([swap])
    expect(found.map(newcomerOf)).toEqual([other])
    expect(readableChanges(expandCalls(safe, call), ada)).toEqual([])
  })

  it.each([
    [false, null],
    [true, null],
    [false, other],
    [true, other],
  ])('know an update by the contract that makes it (L2: %s, handler: %s)', (isL2, handler) => {
    const update = { kind: 'update', migration: at('d'), version: '1.4.1', isL2, handler } as const
    const call = encodeSettingsChange(settings, update)
    expect(readableChanges(expandCalls(safe, call), safe)).toEqual([
      { kind: 'migration', migration: at('d'), isL2, withHandler: handler !== null },
    ])
  })
})
