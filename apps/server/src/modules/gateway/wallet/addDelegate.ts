import type { addDelegate as endpoint } from '@countersign/gateway/wallet'
import { getAddress } from 'viem'
import type { CallHandler } from '../calls/call.ts'
import { takeDelegation } from '../domain/takeDelegation.ts'

export const addDelegate: CallHandler<typeof endpoint> = async ({ context, path, body }) => {
  await takeDelegation(context, path.chainId, {
    safe: body.safe && getAddress(body.safe),
    delegate: getAddress(body.delegate),
    delegator: getAddress(body.delegator),
    label: body.label,
    signature: body.signature,
    expiresAt: null,
  })
  return undefined
}
