import { proposeTransaction, type TransactionDetails } from '@countersign/gateway'
import { hashSafeTransaction, serializeSignature, toSafeTransaction } from '@countersign/safe'
import { collectSignatures } from '../story/safes/collectSignatures.ts'
import { getSafeOfDesk } from './getSafeOfDesk.ts'
import type { Desk } from './types.ts'

/** Adds the signature of the person at the desk: proposing it once more with theirs. */
export async function confirmProposal(desk: Desk, details: TransactionDetails): Promise<void> {
  const { gateway, person, address } = desk
  const transaction = toSafeTransaction(details)
  if (!transaction) throw new Error('This is not a proposal')
  const { version } = await getSafeOfDesk(desk)
  const safe = { chainId: desk.chainId, address, version }
  const [signed] = await collectSignatures(safe, transaction, [person])
  const { to, data, operation, gasToken, refundReceiver } = transaction
  await gateway.call(proposeTransaction, {
    chainId: String(desk.chainId),
    safeAddress: address,
    body: {
      to,
      data,
      operation,
      gasToken,
      refundReceiver,
      value: String(transaction.value),
      nonce: Number(transaction.nonce),
      safeTxGas: String(transaction.safeTxGas),
      baseGas: String(transaction.baseGas),
      gasPrice: String(transaction.gasPrice),
      safeTxHash: hashSafeTransaction(safe, transaction).safeTxHash,
      sender: person.address,
      signature: signed ? serializeSignature(signed.signature) : null,
      origin: null,
    },
  })
}
