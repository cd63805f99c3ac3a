import { addressOf, buildAddressInfo, buildSafeState } from '@countersign/gateway/testing'
import { describe, expect, it } from 'vitest'
import type { SafeOnChain } from '../chain/readAccount.ts'
import { compareSources } from './compareSources.ts'

const onChain: SafeOnChain = {
  owners: [addressOf(1), addressOf(2)],
  threshold: 2,
  nonce: 7,
  version: '1.4.1+L2',
  modules: [],
  singleton: addressOf(5),
  guard: null,
  fallbackHandler: addressOf(6),
}
const stated = buildSafeState({
  owners: [buildAddressInfo(2), buildAddressInfo(1)],
  threshold: 2,
  nonce: 7,
  version: '1.4.1',
  modules: null,
  implementation: buildAddressInfo(5),
  guard: null,
  fallbackHandler: buildAddressInfo(6),
})

describe('gateway and chain', () => {
  it('agree, whatever the order of owners and the spelling of the version', () => {
    expect(compareSources(stated, onChain)).toEqual([])
  })

  it.each([
    ['owners', { owners: [buildAddressInfo(1)] }],
    ['threshold', { threshold: 1 }],
    ['nonce', { nonce: 3 }],
    ['version', { version: '1.3.0' }],
    ['modules', { modules: [buildAddressInfo(9)] }],
    ['guard', { guard: buildAddressInfo(9) }],
    ['fallbackHandler', { fallbackHandler: null }],
    ['implementation', { implementation: buildAddressInfo(9) }],
  ])('differ in %s', (field, lie) => {
    expect(compareSources({ ...stated, ...lie }, onChain)).toEqual([field])
  })

  it('a nonce that has just moved is no difference', () => {
    expect(compareSources({ ...stated, nonce: 6 }, onChain)).toEqual([])
  })
})
