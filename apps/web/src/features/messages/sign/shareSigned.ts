import {
  confirmMessage,
  type Gateway,
  GatewayResponseError,
  getMessage,
  proposeMessage,
} from '@countersign/gateway'
import { isAddressEqual } from 'viem'
import { gatewayFault } from '../../../shared/acts/actFaults.ts'
import type { SignedMessage } from '../../../shared/local/createMemory.ts'
import { isSame } from './keepSigned.ts'
import type { MessagePorts, MessageResult } from './messagePorts.ts'

/** Tells the gateway of a message that was signed here. It keeps until the gateway has it. */
export async function shareSigned(
  { gateway, signed }: Pick<MessagePorts, 'gateway' | 'signed'>,
  record: SignedMessage,
  isKnown = false,
): Promise<MessageResult> {
  const { hash } = record
  const ways = tellers(gateway, record)
  try {
    await (isKnown ? ways.confirm() : ways.propose()).catch((thrown: unknown) =>
      tellOtherwise(ways, record, thrown),
    )
  } catch (thrown) {
    return { status: 'kept', hash, fault: gatewayFault(thrown) }
  }
  signed.update((all) => all.filter((each) => !isSame(each, record)))
  return { status: 'done', hash }
}

/** Another owner may have proposed it meanwhile, or an answer was not heard: then it refuses a second one. */
async function tellOtherwise(ways: Ways, { signer }: SignedMessage, refusal: unknown) {
  if (!(refusal instanceof GatewayResponseError) || refusal.status >= 500) throw refusal
  const found = await ways.look().catch((thrown: unknown) => {
    if (thrown instanceof GatewayResponseError && thrown.status === 404) return null
    throw refusal
  })
  if (!found) throw refusal
  if (found.confirmations.some(({ owner }) => isAddressEqual(owner.value, signer))) return
  await ways.confirm()
}

type Ways = ReturnType<typeof tellers>

function tellers(gateway: Gateway, record: SignedMessage) {
  const { address: safeAddress, hash: messageHash, message, signature } = record
  const chainId = String(record.chainId)
  const body = { message, signature, safeAppId: null, origin: null }
  return {
    propose: () => gateway.call(proposeMessage, { chainId, safeAddress, body }),
    confirm: () => gateway.call(confirmMessage, { chainId, messageHash, body: { signature } }),
    look: () => gateway.call(getMessage, { chainId, messageHash }),
  }
}
