import type { addConfirmation as endpoint } from '@countersign/gateway/service'
import type { CallHandler } from '../../calls/call.ts'
import { addConfirmation as confirm } from '../../domain/addConfirmation.ts'

export const addConfirmation: CallHandler<typeof endpoint> = async ({ context, path, body }) => {
  await confirm(context, path.shortName, path.safeTxHash, body.signature)
  return { signature: body.signature }
}
