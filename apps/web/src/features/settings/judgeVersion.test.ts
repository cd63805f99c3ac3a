import type { Address } from 'viem'
import { describe, expect, it } from 'vitest'
import { judgeVersion } from './judgeVersion.ts'

const at = (digit: string): Address => `0x${digit.repeat(40)}`
const copies = [
  { address: at('1'), version: '1.3.0' },
  { address: at('2'), version: '1.4.1+L2' },
  { address: at('3'), version: '1.10.0' },
]

describe('R-GW-4 a Safe’s version', () => {
  it('is compared number by number, not as text', () => {
    expect(judgeVersion(at('2'), '1.4.1+L2', copies)).toEqual({
      verdict: 'outdated',
      newest: '1.10.0',
    })
    expect(judgeVersion(at('3'), '1.10.0', copies)).toEqual({ verdict: 'upToDate' })
  })

  it('is up to date whatever its suffix', () => {
    expect(judgeVersion(at('2'), '1.4.1', copies.slice(0, 2))).toEqual({ verdict: 'upToDate' })
  })

  it('counts for nothing when the code is nobody’s', () => {
    expect(judgeVersion(at('9'), '1.10.0', copies)).toEqual({ verdict: 'unofficial' })
  })
})
