import type { confirmMessage as endpoint } from '@countersign/gateway'
import { addMessageSignature } from '../domain/addMessageSignature.ts'
import type { CallHandler } from './call.ts'

export const confirmMessage: CallHandler<typeof endpoint> = async ({ context, path, body }) => {
  await addMessageSignature(context, path.chainId, path.messageHash, body.signature)
  return undefined
}
