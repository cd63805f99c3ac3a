import type { getRecipientAnalysis as endpoint } from '@countersign/gateway/wallet'
import type { CallHandler } from '../calls/call.ts'
import { judgeRecipient } from '../lists/judgeRecipient.ts'

export const getRecipientAnalysis: CallHandler<typeof endpoint> = async ({ context, path }) => {
  const { chainId: chain, safeAddress, recipientAddress } = path
  const finding = await judgeRecipient(context, chain, safeAddress, recipientAddress)
  return { RECIPIENT_INTERACTION: [finding] }
}
