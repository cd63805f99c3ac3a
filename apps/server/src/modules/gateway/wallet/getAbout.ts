import type { getAbout as endpoint } from '@countersign/gateway/wallet'
import type { CallHandler } from '../calls/call.ts'
import { NAME, VERSION } from '../mapping/version.ts'

export const getAbout: CallHandler<typeof endpoint> = async () => ({
  name: NAME,
  version: VERSION,
  buildNumber: '0',
})
