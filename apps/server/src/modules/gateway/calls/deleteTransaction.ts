import type { deleteTransaction as endpoint } from '@countersign/gateway'
import { takeBackProposal } from '../domain/takeBackProposal.ts'
import type { CallHandler } from './call.ts'

export const deleteTransaction: CallHandler<typeof endpoint> = async ({ context, path, body }) => {
  await takeBackProposal(context, path.chainId, path.safeTxHash, body.signature)
  return undefined
}
