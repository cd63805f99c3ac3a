import type { Address, Hash, Hex } from 'viem'

/** Sends one JSON-RPC request to a chain's engine. */
export type ChainRequest = (method: string, params?: readonly unknown[]) => Promise<unknown>

/** What a chain says about itself: one entry of the server's `CHAINS_FILE`. */
export type ChainDescription = {
  id: number
  shortName: string
  name: string
  /** Left out where the coin is Ether with 18 decimals. */
  nativeCurrency?: { name: string; symbol: string; decimals: number }
  rpc: [string, string]
  /** Wallets of visitors may ask its nodes: there is nothing of value, and no key behind them. */
  walletRpc: true
  explorer?: string
  features: ChainFeature[]
  l2: boolean
  contracts: {
    multicall3: Address
    permit2: Address
    allowanceModule: Address
    ensUniversalResolver?: Address
  }
  tokens: { address: Address; symbol: string; name: string; decimals: number }[]
}

export type ChainFeature =
  | 'ERC721'
  | 'SAFE_APPS'
  | 'CONTRACT_INTERACTION'
  | 'DOMAIN_LOOKUP'
  | 'SPENDING_LIMIT'
  | 'EIP1559'
  | 'SAFE_TX_GAS_OPTIONAL'
  | 'TX_SIMULATION'
  | 'EIP1271'

export type WorldChain = {
  readonly id: number
  readonly shortName: string
  readonly name: string
  /** JSON-RPC over HTTP on the loopback address, single requests and batches. */
  readonly url: string
  readonly description: ChainDescription
  /** The last block of the set-up. What it was made of is the same at every start. */
  readonly setUpBlock: { readonly number: bigint; readonly hash: Hash }
  readonly request: ChainRequest
  /** Remembers the state, for one `revert`. */
  snapshot(): Promise<Hex>
  /** Goes back to a snapshot, which is used up by this, as are all later ones. */
  revert(id: Hex): Promise<void>
  /** Adds empty blocks, all with the present time. */
  mine(blocks?: number): Promise<void>
}

export type World = {
  readonly chains: readonly [WorldChain, WorldChain]
  /** Closes both nodes and their connections; may be called twice. */
  stop(): Promise<void>
}
