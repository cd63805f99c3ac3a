import { type Address, zeroAddress } from 'viem'
import type { Token } from '../../../shared/assets/tokens.ts'
import { calledName } from '../../../shared/local/contactNames.ts'
import { testChains } from '../../../shared/testing/testChains.ts'
import type { Reading } from '../read/reading.ts'

export const ADA: Address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
export const BEN: Address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
export const SAFE: Address = '0xd920570b140aD9893ab85faa081fe84969BF5f80'
export const USDC: Token = {
  address: '0x97336541c3A7dc00d35a13F2f3B23AfA1F9AC591',
  symbol: 'USDC',
  name: 'USD Coin',
  decimals: 6,
}
export const ORCH: Token = {
  address: '0x71C8B21B5fcD4A1eabc8A277DB0673DF5e9c149F',
  symbol: 'ORCH',
  name: 'Orchard',
  decimals: 18,
}

/** What a draft is read with, where everybody has answered. */
export function buildReading(change: Partial<Reading> = {}): Reading {
  const [chain] = testChains
  const coin: Token = { address: zeroAddress, ...chain.nativeCurrency }
  const tokens = [coin, USDC, ORCH]
  const contacts = change.contacts ?? [{ name: 'Ada', address: ADA, chainId: null }]
  return {
    account: { chain, address: SAFE, path: `one:${SAFE}` },
    chains: testChains,
    locale: 'en',
    contacts,
    called: (address) => calledName(contacts, address, chain.id),
    balances: new Map([
      [zeroAddress, 10n ** 18n],
      [USDC.address, 1_000_000_000n],
    ]),
    tokens,
    tokenAt: (address) => tokens.find((token) => token.address === address) ?? null,
    addressOf: (name) => (name === 'slow.eth' ? 'asking' : name === 'ben.demo.eth' ? BEN : null),
    collectibleAt: () => null,
    settings: null,
    newcomerAt: () => ({ hasCode: false, contract: null, canSign: false, isGuard: false }),
    update: () => null,
    limits: () => null,
    own: [],
    ...change,
  }
}
