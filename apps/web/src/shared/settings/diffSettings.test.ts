import { applySettingsChange, type ProposedChange, type SafeSettings } from '@countersign/safe'
import { type Address, getAddress, zeroAddress } from 'viem'
import { describe, expect, it } from 'vitest'
import { diffSettings } from './diffSettings.ts'

const at = (digit: string): Address => getAddress(`0x${digit.repeat(40)}`)
const [a, b, c, handler] = [at('a'), at('b'), at('c'), at('d')]
const safe: SafeSettings = {
  ...{ address: at('5'), version: '1.3.0', owners: [a, b], threshold: 1 },
  ...{ modules: [], guard: null, fallbackHandler: handler },
}
const of = (count: number, threshold: number) => ({ count, threshold })

describe('R-GW-3 before and after', () => {
  it.each<[ProposedChange, ReturnType<typeof diffSettings>]>([
    [
      { kind: 'changeThreshold', threshold: 2n },
      [{ what: 'signatures', before: of(2, 1), after: of(2, 2) }],
    ],
    [
      { kind: 'addOwner', owner: c, threshold: 1n },
      [
        { what: 'signatures', before: of(2, 1), after: of(3, 1) },
        { what: 'owners', removed: [], added: [c] },
      ],
    ],
    [
      { kind: 'swapOwner', oldOwner: b, newOwner: c },
      [{ what: 'owners', removed: [b], added: [c] }],
    ],
    [{ kind: 'enableModule', module: c }, [{ what: 'modules', removed: [], added: [c] }]],
    [{ kind: 'setGuard', guard: c }, [{ what: 'guard', before: null, after: c }]],
    [
      { kind: 'setFallbackHandler', handler: zeroAddress },
      [{ what: 'fallbackHandler', before: handler, after: null }],
    ],
    [
      { kind: 'update', migration: c, version: '1.4.1', isL2: false, handler: null },
      [{ what: 'version', before: '1.3.0', after: '1.4.1' }],
    ],
  ])('%o', (change, expected) => {
    expect(diffSettings(safe, applySettingsChange(safe, change))).toEqual(expected)
  })

  it('is nothing where nothing changes, in whatever spelling', () => {
    const spelled = handler.toLowerCase() as Address // the same address
    expect(diffSettings(safe, { ...safe, fallbackHandler: spelled })).toEqual([])
  })
})
