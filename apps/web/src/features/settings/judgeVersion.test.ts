import type { SafeSettings, SafeUpdate } from '@countersign/safe'
import type { Address } from 'viem'
import { describe, expect, it } from 'vitest'
import { judgeVersion } from './judgeVersion.ts'

const at = (digit: string): Address => `0x${digit.repeat(40)}`
const copies = [
  { address: at('0'), version: '1.0.0' },
  { address: at('1'), version: '1.3.0' },
  { address: at('2'), version: '1.4.1+L2' },
  { address: at('3'), version: '1.10.0' },
]
const running = (singleton: Address, version: string): SafeSettings & { singleton: Address } => ({
  ...{ singleton, version, address: at('a'), owners: [at('b')], threshold: 1 },
  ...{ modules: [], guard: null, fallbackHandler: null },
})
const updateTo = (version: string): SafeUpdate => ({
  ...{ kind: 'update', version, migration: at('c'), isL2: true, handler: null },
})

describe('R-GW-4 a Safe’s version', () => {
  it('is compared number by number, not as text', () => {
    const update = updateTo('1.10.0')
    expect(judgeVersion(running(at('2'), '1.4.1+L2'), copies, update)).toEqual({
      verdict: 'outdated',
      newest: '1.10.0',
    })
    expect(judgeVersion(running(at('3'), '1.10.0'), copies, update)).toEqual({
      verdict: 'upToDate',
    })
  })

  it('is up to date whatever its suffix', () => {
    const older = copies.slice(0, 3)
    expect(judgeVersion(running(at('2'), '1.4.1'), older, undefined)).toEqual({
      verdict: 'upToDate',
    })
  })

  it('counts for nothing when the code is nobody’s', () => {
    expect(judgeVersion(running(at('9'), '1.10.0'), copies, null)).toEqual({
      verdict: 'unofficial',
    })
  })

  it('promises only what an update would install', () => {
    const safe = running(at('1'), '1.3.0')
    expect(judgeVersion(safe, copies, updateTo('1.4.1'))).toEqual({
      verdict: 'outdated',
      newest: '1.4.1',
    })
  })

  it.each([
    ['nothing on the chain installs it', '1.4.1', null],
    ['what is there installs what it has', '1.4.1', updateTo('1.4.1')],
    ['it is too old to be updated', '1.0.0', updateTo('1.10.0')],
  ])('promises no newer one where %s', (_why, version, update) => {
    const singleton = version === '1.0.0' ? at('0') : at('2')
    expect(judgeVersion(running(singleton, version), copies, update)).toEqual({
      verdict: 'stuck',
      newest: '1.10.0',
    })
  })

  it('promises nothing while nobody has said what can be installed', () => {
    expect(judgeVersion(running(at('1'), '1.3.0'), copies, undefined)).toEqual({
      verdict: 'asking',
    })
  })
})
