import type { getBackbone as endpoint } from '@countersign/gateway/wallet'
import type { CallHandler } from '../calls/call.ts'
import { NAME, VERSION } from '../mapping/version.ts'

export const getBackbone: CallHandler<typeof endpoint> = async ({ url }) => ({
  api_version: 'v1',
  headers: null,
  host: url.host,
  name: NAME,
  secure: url.protocol === 'https:',
  settings: null,
  version: VERSION,
})
