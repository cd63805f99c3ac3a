import type { TokenInfo } from '../schemas/common.ts'
import type { Page } from '../schemas/page.ts'
import type { Balance, Balances, Collectible, OwnedSafes, SafeState } from '../schemas/safe.ts'
import { addressOf, buildAddressInfo } from './values.ts'

export function buildSafeState(changes: Partial<SafeState> = {}): SafeState {
  return {
    address: buildAddressInfo(0x5afe01, 'Treasury'),
    chainId: '31337',
    nonce: 7,
    threshold: 2,
    owners: [buildAddressInfo(1), buildAddressInfo(2), buildAddressInfo(3)],
    implementation: buildAddressInfo(0x5afe, 'Safe 1.4.1'),
    implementationVersionState: 'UP_TO_DATE',
    modules: null,
    fallbackHandler: buildAddressInfo(0xfa11),
    guard: null,
    version: '1.4.1',
    collectiblesTag: null,
    txQueuedTag: '1778587200',
    txHistoryTag: '1778587200',
    messagesTag: null,
    unknownCode: { complete: true, count: 0, transactions: [] },
    ...changes,
  }
}

export function buildOwnedSafes(count = 1): OwnedSafes {
  return { safes: Array.from({ length: count }, (_, index) => addressOf(0x5afe01 + index)) }
}

export function buildTokenInfo(changes: Partial<TokenInfo> = {}): TokenInfo {
  return {
    type: 'ERC20',
    address: addressOf(0xda1),
    decimals: 18,
    symbol: 'DAI',
    name: 'Dai Stablecoin',
    logoUri: null,
    ...changes,
  }
}

export function buildBalance(changes: Partial<Balance> = {}): Balance {
  return {
    tokenInfo: buildTokenInfo(),
    balance: '1250000000000000000000',
    fiatBalance: '1250.00',
    fiatConversion: '1.00',
    fiatBalance24hChange: null,
    ...changes,
  }
}

export function buildBalances(changes: Partial<Balances> = {}): Balances {
  const coin = buildTokenInfo({
    type: 'NATIVE_TOKEN',
    address: addressOf(0),
    symbol: 'ETH',
    name: 'Ether',
  })
  return {
    fiatTotal: '4250.00',
    items: [
      buildBalance({
        tokenInfo: coin,
        balance: '1000000000000000000',
        fiatBalance: '3000.00',
        fiatConversion: '3000.00',
      }),
      buildBalance(),
    ],
    ...changes,
  }
}

export function buildCollectible(changes: Partial<Collectible> = {}): Collectible {
  return {
    address: addressOf(0x721),
    tokenName: 'Cats',
    tokenSymbol: 'CAT',
    logoUri: null,
    id: '42',
    uri: 'ipfs://cat/42',
    name: 'Cat 42',
    description: 'A cat',
    imageUri: null,
    metadata: null,
    ...changes,
  }
}

export function buildPage<Item>(results: Item[], changes: Partial<Page<Item>> = {}): Page<Item> {
  return { count: results.length, next: null, previous: null, results, ...changes }
}
