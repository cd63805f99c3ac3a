import type { ChainClaim } from '@countersign/safe'
import type { Address, Client, Hex } from 'viem'
import { askTransactionHash } from '../../shared/chain/askTransactionHash.ts'
import type { SafeOnChain } from '../../shared/chain/readAccount.ts'
import { askVouchers } from './askVouchers.ts'
import { readPastClaim } from './readPastClaim.ts'
import type { SignedTransaction } from './signedTransaction.ts'
import { toSignature } from './toSignature.ts'

export type ChainAnswers = ChainClaim & {
  /** Of the Safe when it executed, or now: it decides how things are hashed. */
  version: string
}

export type ClaimQuestion = SignedTransaction & {
  safe: Pick<SafeOnChain, 'owners' | 'version'> & { address: Address; chainId: number }
  /** The transaction that is said to have executed it; null while it waits. */
  txHash: Hex | null
}

/** Everything about a transaction that only the chain can say. */
export async function readChainClaim(
  client: Client,
  question: ClaimQuestion,
): Promise<ChainAnswers> {
  const { safe, transaction, info, txHash } = question
  if (txHash) return readPastClaim(client, { ...question, txHash })
  const { owners, version } = safe
  const signatures = info.confirmations.flatMap(({ signature }) => {
    const parsed = signature && toSignature(signature)
    return parsed ? [parsed] : []
  })
  const [safeTxHash, vouched] = await Promise.all([
    askTransactionHash(client, safe.address, transaction),
    askVouchers(client, { safe, transaction, signatures }),
  ])
  return { safeTxHash, owners, vouched, version }
}
