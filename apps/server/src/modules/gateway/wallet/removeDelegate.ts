import type { removeDelegate as endpoint } from '@countersign/gateway/wallet'
import { getAddress } from 'viem'
import type { CallHandler } from '../calls/call.ts'
import { endDelegation } from '../domain/endDelegation.ts'
import { MalformedError } from '../errors/errors.ts'

export const removeDelegate: CallHandler<typeof endpoint> = async ({ context, path, body }) => {
  if (!body.delegator) throw new MalformedError('delegator: Expected an address')
  await endDelegation(context, path.chainId, {
    safe: body.safe && getAddress(body.safe),
    delegate: path.delegateAddress,
    delegator: getAddress(body.delegator),
    signature: body.signature,
  })
  return undefined
}
