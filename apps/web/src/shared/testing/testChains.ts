import type { ChainConfig } from '../appConfig.ts'

/** Two chains as the server describes them, for tests. */
export const testChains: [ChainConfig, ChainConfig] = [
  {
    id: 31337,
    shortName: 'one',
    name: 'Demo One',
    l2: false,
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    features: ['ERC721', 'EIP1271'],
    tokens: [],
  },
  {
    id: 31338,
    shortName: 'two',
    name: 'Demo Two',
    l2: false,
    nativeCurrency: { name: 'Pebble', symbol: 'PBL', decimals: 18 },
    features: [],
    tokens: [],
  },
]
