import type { getPositions as endpoint } from '@countersign/gateway/wallet'
import type { CallHandler } from '../calls/call.ts'

export const getPositions: CallHandler<typeof endpoint> = async () => []
