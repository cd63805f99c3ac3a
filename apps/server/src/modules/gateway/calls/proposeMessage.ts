import type { proposeMessage as endpoint } from '@countersign/gateway'
import { NoRoomError, RefusedError } from '../errors/errors.ts'
import { keepOrigin } from '../mapping/keepOrigin.ts'
import { bringSignatures } from '../rules/bringSignatures.ts'
import { checkSignatureForm } from '../rules/checkSignatureForm.ts'
import { hashMessageOf } from '../rules/hashMessageOf.ts'
import { readKnownSafe } from '../rules/readKnownSafe.ts'
import { refuseUnsigned } from '../rules/refuseUnsigned.ts'
import { judgeSignatures } from '../signatures/judgeSignatures.ts'
import { hasRoomForMessage } from '../store/budget.ts'
import {
  countMessages,
  findMessage,
  insertMessage,
  saveMessageConfirmations,
} from '../store/messages.ts'
import type { CallHandler } from './call.ts'

const MAX_MESSAGES = 10_000
const MAX_LENGTH = 65_536

/** Takes a message with its first signature; with another owner's, adds that. */
export const proposeMessage: CallHandler<typeof endpoint> = async ({ context, path, body }) => {
  const { chainId: chain, safeAddress } = path
  const text = JSON.stringify(body.message)
  // Neither a zero nor half a character can be stored, and nobody signs them on purpose.
  if (text.length > MAX_LENGTH || /\\u0000|\\ud[89a-f]/i.test(text)) {
    throw new RefusedError('This message cannot be kept')
  }
  checkSignatureForm(body.signature)
  const safe = await readKnownSafe(context, chain, safeAddress)
  const signed = hashMessageOf(chain, safe, body.message)
  refuseUnsigned(body.message)
  const [found, ...others] =
    (await judgeSignatures(context, chain, safe, signed, body.signature)) ?? []
  if (!found || others.length > 0) throw new RefusedError('Invalid signature')
  const key = { chainId: chain.id, safe: safeAddress }
  const at = new Date(context.now())
  const known = await context.database.run((db) => findMessage(db, chain.id, signed.hash))
  const brought = await bringSignatures(chain, safe, signed, known?.confirmations ?? [], [found])
  const saved = await context.database.transaction(async (db) => {
    if ((await countMessages(db, key)) >= MAX_MESSAGES) return false
    if (!(await hasRoomForMessage(db, key))) return false
    await insertMessage(db, key, {
      messageHash: signed.hash,
      message: body.message,
      proposedBy: found.owner,
      safeAppId: body.safeAppId,
      // An approval on the chain is public: whoever posts it says nothing in its owner's name.
      origin: found.signature.kind === 'approvedHash' ? null : keepOrigin(body.origin),
      at,
    })
    await saveMessageConfirmations(db, key, signed.hash, brought, at)
    return true
  })
  if (!saved) throw new NoRoomError('Too many messages are kept for this Safe')
  return undefined
}
