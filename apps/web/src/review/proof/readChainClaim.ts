import { toSignature } from '@countersign/judge'
import type { Client } from 'viem'
import { askTransactionHash } from '../../shared/chain/askTransactionHash.ts'
import { askVouchers } from '../../shared/chain/askVouchers.ts'
import { agreedBy } from './agreedBy.ts'
import type { ChainAnswers, ClaimQuestion } from './chainAnswers.ts'
import { readPastClaim } from './readPastClaim.ts'

/** Everything about a transaction that only the chain can say. */
export async function readChainClaim(
  client: Client,
  question: ClaimQuestion,
  /** Each is asked by itself whether contracts and approvals stand for their owners. */
  nodes: readonly Client[] = [],
): Promise<ChainAnswers> {
  const { safe, transaction, info, txHash } = question
  if (txHash) return readPastClaim(client, { ...question, txHash })
  const { owners, version } = safe
  const signatures = info.confirmations.flatMap(({ signature }) => {
    const parsed = signature && toSignature(signature)
    return parsed ? [parsed] : []
  })
  const asked = { safe, transaction, signatures }
  const [safeTxHash, ...heard] = await Promise.all([
    askTransactionHash(client, safe.address, transaction),
    ...(nodes.length > 0 ? nodes : [client]).map((node) => askVouchers(node, asked)),
  ])
  const vouched = agreedBy(heard)
  return { safeTxHash, owners, vouched, version }
}
