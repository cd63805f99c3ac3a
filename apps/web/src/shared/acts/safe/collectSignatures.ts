import { getTransaction, type TransactionDetails } from '@countersign/gateway'
import type { Claim } from '@countersign/judge'
import type { OutboxEntry } from '@countersign/outbox'
import { type SignedBy, serializeSignature } from '@countersign/safe'
import type { Hex } from 'viem'
import type { ActPorts } from '../ports.ts'
import type { CheckedTransaction } from './checkTransaction.ts'
import { judgeClaims } from './judgeClaims.ts'

/** Every signature that counts now, by the chain: the gateway's, and those that were made here. */
export async function collectSignatures(
  ports: ActPorts,
  act: OutboxEntry,
  checked: CheckedTransaction,
): Promise<SignedBy[]> {
  const client = ports.clientOf(act.chainId)
  // An owner's approval stands on the chain, whether or not the gateway has read it.
  const approved = checked.owners.map((owner) => ({
    signer: owner,
    signature: serializeSignature({ kind: 'approvedHash', owner }),
  }))
  const told = await shared(ports, act, checked.hashes.safeTxHash)
  return judgeClaims(client, checked, [...act.signatures, ...approved, ...told])
}

async function shared({ gateway }: ActPorts, act: OutboxEntry, safeTxHash: Hex): Promise<Claim[]> {
  let details: TransactionDetails
  try {
    details = await gateway.call(getTransaction, {
      chainId: String(act.chainId),
      transactionId: safeTxHash,
    })
  } catch {
    // Those that are kept here may be enough.
    return []
  }
  const info = details.detailedExecutionInfo
  if (info?.type !== 'MULTISIG') return []
  return info.confirmations.flatMap(({ signer, signature }) =>
    signature ? [{ signer: signer.value, signature }] : [],
  )
}
