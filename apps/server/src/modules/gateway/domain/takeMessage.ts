import type { Message } from '@countersign/gateway'
import type { Address, Hex } from 'viem'
import type { GatewayChain } from '../chain/gatewayChain.ts'
import type { GatewayContext } from '../context/gatewayContext.ts'
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

const MAX_MESSAGES = 10_000
const MAX_LENGTH = 65_536

export type MessageGiven = {
  message: Message['message']
  safeAppId: number | null
  signature: Hex
  origin: string | null
}

/** Takes a message with its first signature; with another owner's, adds that. */
export async function takeMessage(
  context: GatewayContext,
  chain: GatewayChain,
  safeAddress: Address,
  { message, safeAppId, signature, origin }: MessageGiven,
): Promise<void> {
  const text = JSON.stringify(message)
  // Neither a zero nor half a character can be stored, and nobody signs them on purpose.
  if (text.length > MAX_LENGTH || /\\u0000|\\ud[89a-f]/i.test(text)) {
    throw new RefusedError('This message cannot be kept')
  }
  checkSignatureForm(signature)
  const safe = await readKnownSafe(context, chain, safeAddress)
  const signed = hashMessageOf(chain, safe, message)
  refuseUnsigned(message)
  const [found, ...others] = (await judgeSignatures(context, chain, safe, signed, signature)) ?? []
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
      message,
      proposedBy: found.owner,
      safeAppId,
      // An approval on the chain is public: whoever posts it says nothing in its owner's name.
      origin: found.signature.kind === 'approvedHash' ? null : keepOrigin(origin),
      at,
    })
    await saveMessageConfirmations(db, key, signed.hash, brought, at)
    return true
  })
  if (!saved) throw new NoRoomError('Too many messages are kept for this Safe')
}
