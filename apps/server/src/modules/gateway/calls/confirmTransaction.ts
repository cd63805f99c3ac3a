import { addConfirmation } from '../domain/addConfirmation.ts'
import { readMultisigDetails } from '../lists/readMultisigDetails.ts'
import type { CallHandler } from './call.ts'
import type { confirmTransaction as endpoint } from './neighbours.ts'

export const confirmTransaction: CallHandler<typeof endpoint> = async ({ context, path, body }) => {
  const { chainId: chain, safeTxHash } = path
  const safe = await addConfirmation(context, chain, safeTxHash, body.signature)
  return readMultisigDetails(context, chain, safe, safeTxHash)
}
