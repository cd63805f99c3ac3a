import type { getConfirmationView as endpoint } from '@countersign/gateway/wallet'
import { getAddress } from 'viem'
import type { CallHandler } from '../calls/call.ts'
import { toDataDecoded } from '../mapping/toDataDecoded.ts'

export const getConfirmationView: CallHandler<typeof endpoint> = async ({
  context,
  path,
  body,
}) => {
  const to = getAddress(body.to)
  const decoded = toDataDecoded(body.data, to, context.functionsOf(path.chainId))
  return { type: 'GENERIC', method: decoded?.method ?? '', parameters: decoded?.parameters ?? null }
}
