import type { SafeInfo } from '@countersign/core/frame'
import { type Address, zeroAddress } from 'viem'
import { describe, expect, it } from 'vitest'
import type { SafeOnChain } from '../../../shared/chain/readAccount.ts'
import { compareSafe } from './compareSafe.ts'

const ADA: Address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const BEN: Address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const EVE: Address = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'

const onChain: SafeOnChain = {
  owners: [ADA, BEN],
  threshold: 2,
  nonce: 0,
  version: '1.4.1',
  modules: [],
  singleton: zeroAddress,
  guard: null,
  fallbackHandler: null,
}
const told: SafeInfo = {
  address: EVE,
  chainId: 1,
  owners: [BEN, ADA],
  threshold: 2,
  isReadOnly: false,
  code: 'unchecked',
}

describe('compareSafe', () => {
  it.each([
    ['the same in another order', {}, { owners: true, threshold: true }],
    ['one owner more', { owners: [ADA, BEN, EVE] }, { owners: false, threshold: true }],
    ['another owner', { owners: [ADA, EVE] }, { owners: false, threshold: true }],
    ['another threshold', { threshold: 1 }, { owners: true, threshold: false }],
  ])('%s', (_, change, agreement) => {
    expect(compareSafe({ ...told, ...change }, onChain)).toEqual(agreement)
  })
})
