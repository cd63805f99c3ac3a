import { estimateTransaction, proposeTransaction } from '@countersign/gateway'
import {
  type Call,
  encodeMultiSend,
  hashSafeTransaction,
  serializeSignature,
} from '@countersign/safe'
import type { Hex } from 'viem'
import { collectSignatures } from '../story/safes/collectSignatures.ts'
import { toTransaction } from '../story/safes/toTransaction.ts'
import { worldContracts } from '../world/contracts.ts'
import { getSafeOfDesk } from './getSafeOfDesk.ts'
import type { Desk } from './types.ts'

/** Proposes calls of the Safe, several as one batch, signed by the person at the desk. */
export async function proposeCalls(
  desk: Desk,
  calls: readonly [Call, ...Call[]],
  safeTxGas = 0n,
): Promise<Hex> {
  const { gateway, person, address, origin } = desk
  const { version } = await getSafeOfDesk(desk)
  const call = calls.length === 1 ? calls[0] : batch(calls)
  const place = { chainId: String(desk.chainId), safeAddress: address }
  const { recommendedNonce } = await gateway.call(estimateTransaction, {
    ...place,
    body: { ...call, value: String(call.value) },
  })
  const transaction = toTransaction(call, BigInt(recommendedNonce), safeTxGas)
  const safe = { chainId: desk.chainId, address, version }
  const { safeTxHash } = hashSafeTransaction(safe, transaction)
  const [signed] = await collectSignatures(safe, transaction, [person])
  await gateway.call(proposeTransaction, {
    ...place,
    body: {
      ...call,
      value: String(call.value),
      nonce: recommendedNonce,
      safeTxGas: String(safeTxGas),
      baseGas: '0',
      gasPrice: '0',
      gasToken: transaction.gasToken,
      refundReceiver: transaction.refundReceiver,
      safeTxHash,
      sender: person.address,
      signature: signed ? serializeSignature(signed.signature) : null,
      origin: JSON.stringify({ url: origin, name: 'Demo host' }),
    },
  })
  return safeTxHash
}

function batch(calls: readonly Call[]): Call {
  const { multiSendCallOnly } = worldContracts[31337].safe['1.4.1']
  return { to: multiSendCallOnly, value: 0n, data: encodeMultiSend(calls), operation: 1 }
}
