import type { ChainDescription, ChainFeature } from './types.ts'

/** What distinguishes the two chains before anything runs. */
export type ChainDefinition = Pick<
  ChainDescription,
  'shortName' | 'name' | 'nativeCurrency' | 'l2'
> & {
  id: 31337 | 31338
  features: readonly ChainFeature[]
  /** Seconds between the blocks of the set-up. */
  blockTime: number
  /** What a unit of gas costs when the set-up is done, in wei. */
  baseFee: bigint
}

/** Fixed, so that every start tells the same times; in the past, so that time only moves forward. */
export const genesisTime = Date.parse('2026-01-05T09:00:00Z') / 1000

/** What a unit of gas costs in the first block, in wei. */
export const initialBaseFee = 1_000_000_000n

export const chainDefinitions = [
  {
    id: 31337,
    shortName: 'one',
    name: 'Demo One',
    features: [
      'ERC721',
      'SAFE_APPS',
      'CONTRACT_INTERACTION',
      'DOMAIN_LOOKUP',
      'EIP1559',
      'SAFE_TX_GAS_OPTIONAL',
      'TX_SIMULATION',
      'EIP1271',
    ],
    l2: false,
    blockTime: 12,
    baseFee: 1_270_000_000n,
  },
  {
    id: 31338,
    shortName: 'two',
    name: 'Demo Two',
    nativeCurrency: { name: 'Pebble', symbol: 'PBL', decimals: 18 },
    features: [
      'ERC721',
      'SAFE_APPS',
      'CONTRACT_INTERACTION',
      'EIP1559',
      'SAFE_TX_GAS_OPTIONAL',
      'EIP1271',
    ],
    l2: true,
    blockTime: 2,
    baseFee: 41_000_000n,
  },
] as const satisfies readonly [ChainDefinition, ChainDefinition]
