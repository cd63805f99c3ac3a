import type { proposeMessage as endpoint } from '@countersign/gateway'
import { takeMessage } from '../domain/takeMessage.ts'
import type { CallHandler } from './call.ts'

export const proposeMessage: CallHandler<typeof endpoint> = async ({ context, path, body }) => {
  await takeMessage(context, path.chainId, path.safeAddress, body)
  return undefined
}
