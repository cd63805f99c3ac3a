import type { Authorization } from '@countersign/judge'
import { type OutboxEntry, OutboxError, type Prompted, promptWallet } from '@countersign/outbox'
import { safeTypedData, serializeSignature } from '@countersign/safe'
import { isAddressEqual } from 'viem'
import type { ActPorts } from '../ports.ts'
import { askForSignature } from './askForSignature.ts'
import type { CheckedTransaction } from './checkTransaction.ts'
import { judgeAnswer } from './judgeAnswer.ts'

/** Has the wallet sign a Safe's transaction; what it answers counts once it was found to be that. */
export function signAct(
  ports: ActPorts,
  entry: OutboxEntry,
  checked: CheckedTransaction,
  leave: Authorization,
): Promise<Prompted> {
  const { safe, transaction, owners } = checked
  const { safeTxHash: hash, preimage } = checked.hashes
  const client = ports.clientOf(entry.chainId)
  return promptWallet(ports, {
    entry,
    what: 'signature',
    ask: async (signer, { token }) => {
      if (!owners.some((owner) => isAddressEqual(owner, signer))) throw new OutboxError('notOwner')
      const asked = safeTypedData(safe, transaction)
      const answer = await askForSignature(ports.wallet, signer, asked, hash, leave)
      const { version } = safe
      const signature = await judgeAnswer(client, {
        ...answer,
        ...{ signer, version, owners, hash, preimage },
      })
      return { type: 'signed', token, signer, signature: serializeSignature(signature) }
    },
  })
}
