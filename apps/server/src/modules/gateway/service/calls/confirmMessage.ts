import type { confirmMessage as endpoint } from '@countersign/gateway/service'
import type { CallHandler } from '../../calls/call.ts'
import { addMessageSignature } from '../../domain/addMessageSignature.ts'

export const confirmMessage: CallHandler<typeof endpoint> = async ({ context, path, body }) => {
  await addMessageSignature(context, path.shortName, path.messageHash, body.signature)
  return undefined
}
