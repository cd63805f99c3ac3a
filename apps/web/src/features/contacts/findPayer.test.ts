import type { Address } from 'viem'
import { describe, expect, it } from 'vitest'
import { testChains } from '../../shared/testing/testChains.ts'
import { findPayer } from './findPayer.ts'

const ada: Address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const safe: Address = '0xd920570b140aD9893ab85faa081fe84969BF5f80'
const places = [
  { chainId: 31337, address: ada },
  { chainId: 9, address: safe },
  { chainId: 31338, address: safe },
]

describe('findPayer', () => {
  it.each([
    ['anywhere', null, safe, `one:${ada}`],
    ['not from itself', null, ada, `two:${safe}`],
    ['on its network', 31338, ada, `two:${safe}`],
    ['from nobody', 31337, ada, undefined],
  ])('%s', (_, chainId, address, path) => {
    expect(findPayer({ name: 'Ada', address, chainId }, places, testChains)?.path).toBe(path)
  })
})
