import { hashSafeTransaction } from '@countersign/safe'
import type { Address, Hex } from 'viem'
import type { GatewayChain } from '../chain/gatewayChain.ts'
import type { GatewayContext } from '../context/gatewayContext.ts'
import { NotFoundError, RefusedError } from '../errors/errors.ts'
import { bringSignatures } from '../rules/bringSignatures.ts'
import { readKnownSafe } from '../rules/readKnownSafe.ts'
import { judgeSignatures } from '../signatures/judgeSignatures.ts'
import { findSigned } from '../store/confirmations.ts'
import { findMultisig, findSafeOfHash } from '../store/multisig.ts'
import { saveConfirmations } from '../store/proposals.ts'

/**
 * Adds an owner's signature to a transaction that was proposed in an owner's name.
 *
 * @returns the Safe it is of
 */
export async function addConfirmation(
  context: GatewayContext,
  chain: GatewayChain,
  safeTxHash: Hex,
  signature: Hex,
): Promise<Address> {
  const found = await context.database.run(async (db) => {
    const safe = await findSafeOfHash(db, chain.id, safeTxHash)
    if (safe === undefined) return undefined
    const key = { chainId: chain.id, safe: safe as Address } // stored checksummed
    const [record] = await findMultisig(db, key, [safeTxHash])
    return record?.proposal?.trusted ? { key, record } : undefined
  })
  if (!found?.record.call || !found.record.gas) throw new NotFoundError('Transaction not found')
  const { key, record } = found
  const safe = await readKnownSafe(context, chain, key.safe)
  if (record.nonce < safe.nonce) throw new RefusedError('Invalid nonce')
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
  if (hashes.safeTxHash !== safeTxHash) throw new RefusedError('Invalid safeTxHash')
  const signed = { hash: safeTxHash, bytes: hashes.preimage }
  const owners = await judgeSignatures(context, chain, safe, signed, signature)
  if (!owners) throw new RefusedError('Invalid signature')
  const kept = await context.database.run((db) => findSigned(db, key, [safeTxHash]))
  const brought = await bringSignatures(chain, safe, signed, kept, owners)
  const at = new Date(context.now())
  await context.database.transaction((db) => saveConfirmations(db, key, safeTxHash, brought, at))
  return key.safe
}
