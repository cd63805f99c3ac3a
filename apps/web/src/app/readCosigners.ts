import type { Cosigners, CosignersParameters } from '@countersign/core/auth'
import { type Gateway, getMessage } from '@countersign/gateway'

/** R-AUTH-6: how far the gateway says that a Safe's sign-in is signed; a wrong word signs nobody in. */
export async function readCosigners(
  gateway: Gateway,
  { chainId, hash }: CosignersParameters,
): Promise<Cosigners> {
  const message = await gateway.call(getMessage, { chainId: String(chainId), messageHash: hash })
  const { confirmationsSubmitted: signed, confirmationsRequired: needed } = message
  const { preparedSignature: signature } = message
  return { signed, needed, ...(signature && signature !== '0x' && { signature }) }
}
