import type { ChainClaim } from '@countersign/safe'
import type { Address, Hex } from 'viem'
import type { SafeOnChain } from '../../shared/chain/readAccount.ts'
import type { SignedTransaction } from './signedTransaction.ts'

export type ChainAnswers = ChainClaim & {
  /** Of the Safe when it executed, or now: it decides how things are hashed. */
  version: string
}

export type ClaimQuestion = SignedTransaction & {
  safe: Pick<SafeOnChain, 'owners' | 'version'> & { address: Address; chainId: number }
  /** The transaction that is said to have executed it; null while it waits. */
  txHash: Hex | null
}
