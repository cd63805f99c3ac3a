import type { getRelays as endpoint } from '@countersign/gateway/wallet'
import type { CallHandler } from '../calls/call.ts'

/** Nobody here pays for anybody. */
export const getRelays: CallHandler<typeof endpoint> = async () => ({ remaining: 0, limit: 0 })
