import type { TransactionDetails } from '@countersign/gateway'
import { type Proof, prove } from '@countersign/safe'
import { type Address, BaseError, type Client } from 'viem'
import type { SafeOnChain } from '../../shared/chain/readAccount.ts'
import type { ChainAnswers } from './chainAnswers.ts'
import { readChainClaim } from './readChainClaim.ts'
import { signedTransaction } from './signedTransaction.ts'

export type ProofQuestion = {
  details: TransactionDetails
  account: { address: Address; chainId: number }
  /** As the chain has it now; null when it does not answer. */
  safe: Pick<SafeOnChain, 'owners' | 'version'> | null
  /** Each node by itself, where there are several. */
  nodes?: readonly Client[]
}

export type ProvenTransaction = { proof: Proof; chain: ChainAnswers | null }

/** Lays what gateway, chain and our own arithmetic say about a transaction beside each other. */
export async function proveTransaction(
  client: Client,
  { details, account, safe, nodes }: ProofQuestion,
): Promise<ProvenTransaction> {
  const signed = signedTransaction(details)
  if (!signed) throw new Error('There is nothing to prove.')
  const { transaction, info } = signed
  const execution = outcomeOf(details)
  const txHash = execution && details.txHash
  const question = safe && { ...signed, safe: { ...safe, ...account }, txHash }
  const chain = question && (await readChainClaim(client, question, nodes).catch(toNoAnswer))
  const proof = await prove({
    safe: { ...account, version: chain?.version ?? safe?.version ?? null },
    transaction,
    gateway: {
      safeTxHash: info.safeTxHash,
      decoding: details.txData?.dataDecoded ?? null,
      confirmations: info.confirmations.map(({ signer, signature }) => ({
        signer: signer.value,
        signature,
      })),
      execution,
    },
    chain,
  })
  return { proof, chain }
}

/** A chain that does not answer is one of the things to be said about a transaction. */
function toNoAnswer(error: unknown): null {
  if (error instanceof BaseError) return null
  throw error
}

/** What the gateway says became of it; null while it waits. */
function outcomeOf({ txStatus }: TransactionDetails): 'success' | 'failure' | null {
  if (txStatus === 'SUCCESS') return 'success'
  return txStatus === 'FAILED' ? 'failure' : null
}
