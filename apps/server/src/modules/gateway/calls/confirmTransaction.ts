import { hashSafeTransaction, serializeSignature } from '@countersign/safe'
import type { Address } from 'viem'
import { GatewayFault } from '../http/gatewayFault.ts'
import type { CallHandler } from '../http/serveCall.ts'
import { readMultisigDetails } from '../lists/readMultisigDetails.ts'
import type { confirmTransaction as endpoint } from '../neighbours.ts'
import { readKnownSafe } from '../rules/readKnownSafe.ts'
import { judgeSignatures } from '../signatures/judgeSignatures.ts'
import { findMultisig, findSafeOfHash } from '../store/multisig.ts'
import { saveConfirmations } from '../store/proposals.ts'

/** Adds an owner's signature to a transaction that an owner has proposed. */
export const confirmTransaction: CallHandler<typeof endpoint> = async ({ ground, path, body }) => {
  const { chainId: chain, safeTxHash } = path
  const found = await ground.database.run(async (db) => {
    const safe = await findSafeOfHash(db, chain.id, safeTxHash)
    if (safe === undefined) return undefined
    const key = { chainId: chain.id, safe: safe as Address } // stored checksummed
    const [record] = await findMultisig(db, key, [safeTxHash])
    return record?.proposal?.trusted ? { key, record } : undefined
  })
  if (!found?.record.call || !found.record.gas) throw new GatewayFault(404, 'Transaction not found')
  const { key, record } = found
  const safe = await readKnownSafe(ground, chain, key.safe)
  if (record.nonce < safe.nonce) throw new GatewayFault(422, 'Invalid nonce')
  const { call, gas } = found.record
  const hashes = hashSafeTransaction(
    { chainId: chain.id, ...safe },
    {
      ...call,
      value: BigInt(call.value),
      safeTxGas: BigInt(gas.safeTxGas),
      baseGas: BigInt(gas.baseGas),
      gasPrice: BigInt(gas.gasPrice),
      gasToken: gas.gasToken,
      refundReceiver: gas.refundReceiver,
      nonce: BigInt(record.nonce),
    },
  )
  // An upgrade of the Safe can change how it hashes.
  if (hashes.safeTxHash !== safeTxHash) throw new GatewayFault(422, 'Invalid safeTxHash')
  const signed = { hash: safeTxHash, bytes: hashes.preimage }
  const owners = await judgeSignatures(ground, chain, safe, signed, body.signature)
  if (!owners) throw new GatewayFault(422, 'Invalid signature')
  const rows = owners.map(({ owner, signature }) => ({
    owner,
    signature: serializeSignature(signature),
  }))
  const at = new Date(ground.now())
  await ground.database.transaction((db) => saveConfirmations(db, key, safeTxHash, rows, at))
  return readMultisigDetails(ground, chain, key.safe, safeTxHash)
}
