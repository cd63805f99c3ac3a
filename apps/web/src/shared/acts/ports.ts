import type { BatchSupport } from '@countersign/core/calls'
import type { Gateway } from '@countersign/gateway'
import type { Askers } from '@countersign/judge'
import type { Address, Client, Hex } from 'viem'
import type { ActCall } from './acts.ts'
import type { ActStore } from './createActStore.ts'

export type TypedDataJson = {
  domain: Record<string, unknown>
  types: Record<string, readonly { name: string; type: string }[]>
  primaryType: string
  message: Record<string, unknown>
}

export type WalletTransaction = ActCall & {
  from: Address
  chainId: number
  nonce?: number
  gas?: bigint
  maxFeePerGas?: bigint
  maxPriorityFeePerGas?: bigint
  gasPrice?: bigint
}

/** The connected wallet. What it answers late is still an answer: nothing here has a time limit. */
export type ActWallet = {
  /** The account that it is connected with; undefined for none. */
  account(): Address | undefined
  /** Where the wallet itself says it is. */
  chainId(): Promise<number>
  switchChain(chainId: number): Promise<void>
  signTypedData(signer: Address, data: TypedDataJson): Promise<Hex>
  /** For wallets that know no typed data: over the hash, as a message. */
  signHash(signer: Address, hash: Hex): Promise<Hex>
  sendTransaction(transaction: WalletTransaction): Promise<Hex>
  /** On the chain that it is on. */
  batchSupport(): Promise<BatchSupport>
  /** All of them or none (EIP-5792); gives the wallet's id. */
  sendBatch(chainId: number, calls: readonly [ActCall, ...ActCall[]]): Promise<string>
  /** Where a batch stands: its transactions, once they are mined. */
  batchStatus(
    id: string,
  ): Promise<{ status: 'pending' | 'confirmed' | 'failed' | 'partial'; hashes: Hex[] }>
}

/** Held by one tab at a time, and let go when that tab is gone. */
export type ActLocks = {
  /** Runs it if nobody else holds the name; `taken` otherwise. */
  hold<value>(name: string, run: () => Promise<value>): Promise<value | 'taken'>
}

/** Whom the acts ask; a test brings its own. */
export type ActPorts = {
  store: ActStore
  wallet: ActWallet
  gateway: Gateway
  locks: ActLocks
  clientOf: (chainId: number) => Client
  /** Who is asked about a Safe's transaction once more before the wallet is. */
  askersOf: (chainId: number) => Askers
  now: () => number
  /** How a pause is waited out. */
  wait?: (milliseconds: number) => Promise<void>
  /** Names that nobody else has. */
  newToken: () => string
}
