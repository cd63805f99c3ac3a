import type { deleteTransaction as endpoint } from '@countersign/gateway/service'
import type { CallHandler } from '../../calls/call.ts'
import { takeBackProposal } from '../../domain/takeBackProposal.ts'

export const deleteTransaction: CallHandler<typeof endpoint> = async ({ context, path, body }) => {
  await takeBackProposal(context, path.shortName, path.safeTxHash, body.signature)
  return undefined
}
