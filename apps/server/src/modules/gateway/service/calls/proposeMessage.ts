import type { proposeMessage as endpoint } from '@countersign/gateway/service'
import type { CallHandler } from '../../calls/call.ts'
import { takeMessage } from '../../domain/takeMessage.ts'

export const proposeMessage: CallHandler<typeof endpoint> = async ({ context, path, body }) => {
  await takeMessage(context, path.shortName, path.safeAddress, body)
  return undefined
}
