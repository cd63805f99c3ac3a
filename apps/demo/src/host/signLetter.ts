import {
  confirmMessage,
  type Gateway,
  GatewayResponseError,
  getMessage,
  type Message,
  type MessageRequest,
  proposeMessage,
} from '@countersign/gateway'
import { hashSafeMessage, type SafeMessage } from '@countersign/safe'
import type { Hex } from 'viem'
import { getSafeOfDesk } from './getSafeOfDesk.ts'
import type { Desk } from './types.ts'

/** Signs a message of the Safe as the person at the desk; the signature is whole when all have. */
export async function signLetter(
  desk: Desk,
  message: MessageRequest['message'],
): Promise<{ messageHash: Hex; signature?: Hex }> {
  const { gateway, person, address } = desk
  const chainId = String(desk.chainId)
  const { version } = await getSafeOfDesk(desk)
  const safe = { chainId: desk.chainId, address, version }
  // Typed data that cannot be hashed is refused right here.
  const { safeMessageHash: messageHash } = hashSafeMessage(safe, message as SafeMessage)
  const known = await findMessage(gateway, chainId, messageHash)
  if (!known?.confirmations.some(({ owner }) => owner.value === person.address)) {
    const signature = await person.sign({ hash: messageHash })
    await (known
      ? gateway.call(confirmMessage, { chainId, messageHash, body: { signature } })
      : gateway.call(proposeMessage, {
          chainId,
          safeAddress: address,
          body: { message, safeAppId: null, signature, origin: null },
        }))
  }
  const now = await findMessage(gateway, chainId, messageHash)
  return now?.preparedSignature
    ? { messageHash, signature: now.preparedSignature }
    : { messageHash }
}

export async function findMessage(
  gateway: Gateway,
  chainId: string,
  messageHash: Hex,
): Promise<Message | undefined> {
  try {
    return await gateway.call(getMessage, { chainId, messageHash })
  } catch (error) {
    if (error instanceof GatewayResponseError && error.status === 404) return undefined
    throw error
  }
}
