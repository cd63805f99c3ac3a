import {
  confirmMessage,
  type Gateway,
  GatewayResponseError,
  getMessage,
  type Message,
  proposeMessage,
} from '@countersign/gateway'
import { hashSafeMessage, type SafeMessage } from '@countersign/safe'
import type { Letter } from './types.ts'

/** Asks a Safe's owners to sign a message; those who have signed it already do not sign again. */
export async function postLetter(gateway: Gateway, { safe, message, signers }: Letter) {
  const chainId = String(safe.chainId)
  // Typed data of the story is complete, which the gateway's contract leaves open.
  const { safeMessageHash: messageHash } = hashSafeMessage(safe, message as SafeMessage)
  let known = await find(gateway, chainId, messageHash)
  for (const person of signers) {
    if (known?.confirmations.some(({ owner }) => owner.value === person.address)) continue
    const signature = await person.sign({ hash: messageHash })
    if (known) {
      await gateway.call(confirmMessage, { chainId, messageHash, body: { signature } })
    } else {
      const body = { message, safeAppId: null, signature, origin: null }
      await gateway.call(proposeMessage, { chainId, safeAddress: safe.address, body })
      known = await find(gateway, chainId, messageHash)
    }
  }
}

async function find(
  gateway: Gateway,
  chainId: string,
  messageHash: `0x${string}`,
): Promise<Message | undefined> {
  try {
    return await gateway.call(getMessage, { chainId, messageHash })
  } catch (error) {
    if (error instanceof GatewayResponseError && error.status === 404) return undefined
    throw error
  }
}
