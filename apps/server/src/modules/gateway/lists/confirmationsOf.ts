import { serializeSignature } from '@countersign/safe'
import { type Recovering, recoverOwners } from '../signatures/recoverOwners.ts'
import type { Confirmation } from '../store/confirmations.ts'
import type { MultisigRecord } from '../store/record.ts'

/** What was executed carries its own signatures; what is not has those that were collected. */
export async function confirmationsOf(
  recovering: Recovering,
  { execution, safeTxHash }: MultisigRecord,
  stored: readonly Confirmation[],
): Promise<readonly Confirmation[]> {
  if (!execution?.signatures) return stored
  const owners = await recoverOwners(recovering, safeTxHash, execution.signatures)
  if (owners.length === 0) return stored
  const earlier = new Map(stored.map(({ owner, submittedAt }) => [owner, submittedAt]))
  return owners.map(({ owner, signature }) => ({
    hash: safeTxHash,
    owner,
    signature: serializeSignature(signature),
    submittedAt: earlier.get(owner) ?? execution.at,
  }))
}
