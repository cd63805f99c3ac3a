import { type Gateway, proposeTransaction } from '@countersign/gateway'
import { hashSafeTransaction, serializeSignature } from '@countersign/safe'
import type { Hex } from 'viem'
import { collectSignatures } from '../safes/collectSignatures.ts'
import { toTransaction } from '../safes/toTransaction.ts'
import type { Proposal } from './types.ts'

/** Puts a transaction into a queue: one post by each who signs, as their wallets would. */
export async function postProposal(
  gateway: Gateway,
  publicUrl: string,
  { safe, nonce, call, signers, sender = safe.address, note }: Proposal,
): Promise<void> {
  const transaction = toTransaction(call, BigInt(nonce))
  const body = {
    ...call,
    value: String(call.value),
    nonce,
    safeTxGas: String(transaction.safeTxGas),
    baseGas: String(transaction.baseGas),
    gasPrice: String(transaction.gasPrice),
    gasToken: transaction.gasToken,
    refundReceiver: transaction.refundReceiver,
    safeTxHash: hashSafeTransaction(safe, transaction).safeTxHash,
    origin: JSON.stringify({ url: publicUrl, name: 'Countersign', note }),
  }
  const post = async (by: { sender: Hex; signature: Hex | null }) => {
    const place = { chainId: String(safe.chainId), safeAddress: safe.address }
    await gateway.call(proposeTransaction, { ...place, body: { ...body, ...by } })
  }
  const signatures = await collectSignatures(safe, transaction, signers)
  if (signatures.length === 0) await post({ sender, signature: null })
  for (const { signer, signature } of signatures) {
    await post({ sender: signer, signature: serializeSignature(signature) })
  }
}
