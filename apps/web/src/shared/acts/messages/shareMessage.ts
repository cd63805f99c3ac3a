import {
  confirmMessage,
  type Gateway,
  GatewayResponseError,
  getMessage,
  proposeMessage,
} from '@countersign/gateway'
import {
  type KeptSignature,
  type OutboxEntry,
  OutboxError,
  type OutboxResult,
  shareEntry,
} from '@countersign/outbox'
import { isAddressEqual } from 'viem'
import { gatewayFault } from '../actFaults.ts'
import type { ActPorts } from '../ports.ts'

/** Tells the gateway of a message that was signed here. It keeps until the gateway has it. */
export const shareMessage = (
  ports: Pick<ActPorts, 'store' | 'gateway'>,
  entry: OutboxEntry,
  isKnown = false,
): Promise<OutboxResult> =>
  shareEntry(ports, {
    entry,
    async tell(signature) {
      const ways = tellers(ports.gateway, entry, signature)
      await (isKnown ? ways.confirm() : ways.propose()).catch((thrown: unknown) =>
        tellOtherwise(ways, signature, thrown),
      )
    },
    faultOf: gatewayFault,
  })

/** Another owner may have proposed it meanwhile, or an answer was not heard: then it refuses a second one. */
async function tellOtherwise(ways: Ways, { signer }: KeptSignature, refusal: unknown) {
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

function tellers(gateway: Gateway, entry: OutboxEntry, { signature }: KeptSignature) {
  if (!entry.message) throw new OutboxError('nothingSigned')
  const { hash: messageHash, content: message } = entry.message
  const { account: safeAddress } = entry
  const chainId = String(entry.chainId)
  const body = { message, signature, safeAppId: null, origin: null }
  return {
    propose: () => gateway.call(proposeMessage, { chainId, safeAddress, body }),
    confirm: () => gateway.call(confirmMessage, { chainId, messageHash, body: { signature } }),
    look: () => gateway.call(getMessage, { chainId, messageHash }),
  }
}
