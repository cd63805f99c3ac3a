import type { getChainAbout as endpoint } from '@countersign/gateway/wallet'
import type { CallHandler } from '../calls/call.ts'
import { toChain } from '../mapping/toChain.ts'
import { NAME, VERSION } from '../mapping/version.ts'

export const getChainAbout: CallHandler<typeof endpoint> = async ({ path, url }) => ({
  transactionServiceBaseUri: toChain(path.chainId.config, url.origin).transactionService ?? '',
  name: NAME,
  version: VERSION,
  buildNumber: '0',
})
