import type { getChain as endpoint } from '@countersign/gateway'
import { toChain } from '../mapping/toChain.ts'
import type { CallHandler } from './call.ts'

export const getChain: CallHandler<typeof endpoint> = async ({ path, url }) =>
  toChain(path.chainId.config, url.origin)
