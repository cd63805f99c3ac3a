import type { removeDelegate as endpoint } from '@countersign/gateway/service'
import { getAddress } from 'viem'
import type { CallHandler } from '../../calls/call.ts'
import { endDelegation } from '../../domain/endDelegation.ts'

export const removeDelegate: CallHandler<typeof endpoint> = async ({ context, path, body }) => {
  await endDelegation(context, path.shortName, {
    safe: body.safe && getAddress(body.safe),
    delegate: path.delegateAddress,
    delegator: getAddress(body.delegator),
    signature: body.signature,
  })
  return undefined
}
