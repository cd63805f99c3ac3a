import type { confirmMessage as endpoint } from '@countersign/gateway'
import { serializeSignature } from '@countersign/safe'
import { GatewayFault } from '../http/gatewayFault.ts'
import type { CallHandler } from '../http/serveCall.ts'
import { checkSignatureForm } from '../rules/checkSignatureForm.ts'
import { hashMessageOf } from '../rules/hashMessageOf.ts'
import { readKnownSafe } from '../rules/readKnownSafe.ts'
import { judgeSignatures } from '../signatures/judgeSignatures.ts'
import { findMessage, insertMessageConfirmation } from '../store/messages.ts'

/** Adds an owner's signature to a message. */
export const confirmMessage: CallHandler<typeof endpoint> = async ({ ground, path, body }) => {
  const { chainId: chain, messageHash } = path
  const message = await ground.database.run((db) => findMessage(db, chain.id, messageHash))
  if (!message) throw new GatewayFault(404, 'Message not found')
  checkSignatureForm(body.signature)
  const safe = await readKnownSafe(ground, chain, message.safe)
  const signed = hashMessageOf(chain, safe, message.message)
  // An upgrade of the Safe can change how it hashes.
  if (signed.hash !== messageHash) throw new GatewayFault(422, 'Invalid messageHash')
  const [found, ...others] =
    (await judgeSignatures(ground, chain, safe, signed, body.signature)) ?? []
  if (!found || others.length > 0) throw new GatewayFault(422, 'Invalid signature')
  const key = { chainId: chain.id, safe: message.safe }
  const signature = serializeSignature(found.signature)
  await ground.database.transaction((db) =>
    insertMessageConfirmation(
      db,
      key,
      messageHash,
      { owner: found.owner, signature },
      new Date(ground.now()),
    ),
  )
  return undefined
}
