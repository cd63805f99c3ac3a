import type { getChain as endpoint } from '@countersign/gateway'
import type { CallHandler } from '../http/serveCall.ts'
import { toChain } from '../mapping/toChain.ts'

export const getChain: CallHandler<typeof endpoint> = async ({ path, url }) =>
  toChain(path.chainId.config, url.origin)
