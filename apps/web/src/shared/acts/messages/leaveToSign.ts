import {
  type Authorization,
  authorizeMessage,
  type MeantMessage,
  type MessageSigner,
} from '@countersign/judge'
import { OutboxError } from '@countersign/outbox'
import type { StatedTypedData } from '@countersign/safe'

/** The judge's leave to have a message signed; throws for what is not, and for what was not meant. */
export function leaveToSign(
  signer: MessageSigner,
  message: string | StatedTypedData,
  asked: MeantMessage,
): Authorization {
  const leave = authorizeMessage(signer, message, { ...asked, at: Date.now() })
  if (typeof leave === 'string') throw new OutboxError(leave)
  return leave
}
