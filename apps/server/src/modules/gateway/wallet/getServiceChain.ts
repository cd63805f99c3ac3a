import type { getServiceChain as endpoint } from '@countersign/gateway/wallet'
import type { CallHandler } from '../calls/call.ts'
import { toServiceChain } from '../mapping/toServiceChain.ts'

export const getServiceChain: CallHandler<typeof endpoint> = async ({ path, url }) =>
  toServiceChain(path.chainId.config, url.origin)
