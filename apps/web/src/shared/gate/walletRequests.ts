import type { BatchSupport } from '@countersign/core/calls'
import type { FrameSignature } from '@countersign/core/frame'
import type { OutboxWallet, WalletBatch, WalletTransaction } from '@countersign/outbox'
import type { StatedTypedData } from '@countersign/safe'
import type { Address, Hex } from 'viem'

export type TypedDataJson = {
  domain: Record<string, unknown>
  types: Record<string, readonly { name: string; type: string }[]>
  primaryType: string
  message: Record<string, unknown>
}

/** The Safe around the page. */
export type HostSafe = { chainId: number; address: Address; version: string }

/** What a wallet can be asked that changes nothing. */
export type WalletQuestions = OutboxWallet & { batchSupport(): Promise<BatchSupport> }

/**
 * What a wallet is asked for with consequences. What it answers late is still an answer: nothing here has a
 * time limit.
 */
export type WalletRequests = {
  signTypedData(signer: Address, data: TypedDataJson): Promise<Hex>
  /** For wallets that know no typed data: over the hash, as a message. */
  signHash(signer: Address, hash: Hex): Promise<Hex>
  signText(signer: Address, text: string): Promise<Hex>
  sendTransaction(transaction: WalletTransaction): Promise<Hex>
  /** Gives the wallet's id of it. */
  sendBatch(batch: WalletBatch): Promise<string>
  /** Of the Safe around the page, which asks its owners. */
  signInHost(safe: HostSafe, message: string | StatedTypedData): Promise<FrameSignature>
}
