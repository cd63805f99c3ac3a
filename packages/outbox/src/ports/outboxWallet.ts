import type { Address, Hex } from 'viem'

export type WalletCall = { to: Address; value: bigint; data: Hex }

export type WalletTransaction = WalletCall & {
  from: Address
  chainId: number
  nonce?: number
  gas?: bigint
  maxFeePerGas?: bigint
  maxPriorityFeePerGas?: bigint
  gasPrice?: bigint
}

/** Several calls, all of them or none (EIP-5792). */
export type WalletBatch = {
  from: Address
  chainId: number
  calls: readonly [WalletCall, ...WalletCall[]]
}

/** What a wallet can be asked that changes nothing. */
export type OutboxWallet = {
  /** The account that it is connected with; undefined for none. */
  account(): Address | undefined
  /** Where the wallet itself says it is. */
  chainId(): Promise<number>
  switchChain(chainId: number): Promise<void>
  /** On the chain that it is on: whether it keeps calls together. */
  batchSupport(): Promise<string>
  /** Where a batch stands: its transactions, once they are mined. */
  batchStatus(
    id: string,
  ): Promise<{ status: 'pending' | 'confirmed' | 'failed' | 'partial'; hashes: Hex[] }>
}

/** How a wallet is made to send; who lets that pass, and by what leave, is the caller's. */
export type Sending = {
  send(transaction: WalletTransaction): Promise<Hex>
  /** Gives the wallet's id of it. */
  sendBatch(batch: WalletBatch): Promise<string>
}
