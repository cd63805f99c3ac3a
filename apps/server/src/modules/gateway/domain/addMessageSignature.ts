import type { Hex } from 'viem'
import type { GatewayChain } from '../chain/gatewayChain.ts'
import type { GatewayContext } from '../context/gatewayContext.ts'
import { NotFoundError, RefusedError } from '../errors/errors.ts'
import { bringSignatures } from '../rules/bringSignatures.ts'
import { checkSignatureForm } from '../rules/checkSignatureForm.ts'
import { hashMessageOf } from '../rules/hashMessageOf.ts'
import { readKnownSafe } from '../rules/readKnownSafe.ts'
import { judgeSignatures } from '../signatures/judgeSignatures.ts'
import { findMessage, saveMessageConfirmations } from '../store/messages.ts'

/** Adds an owner's signature to a message. */
export async function addMessageSignature(
  context: GatewayContext,
  chain: GatewayChain,
  messageHash: Hex,
  signature: Hex,
): Promise<void> {
  const message = await context.database.run((db) => findMessage(db, chain.id, messageHash))
  if (!message) throw new NotFoundError('Message not found')
  checkSignatureForm(signature)
  const safe = await readKnownSafe(context, chain, message.safe)
  const signed = hashMessageOf(chain, safe, message.message)
  // An upgrade of the Safe can change how it hashes.
  if (signed.hash !== messageHash) throw new RefusedError('Invalid messageHash')
  const [found, ...others] = (await judgeSignatures(context, chain, safe, signed, signature)) ?? []
  if (!found || others.length > 0) throw new RefusedError('Invalid signature')
  const key = { chainId: chain.id, safe: message.safe }
  const brought = await bringSignatures(chain, safe, signed, message.confirmations, [found])
  const at = new Date(context.now())
  await context.database.transaction((db) =>
    saveMessageConfirmations(db, key, messageHash, brought, at),
  )
}
