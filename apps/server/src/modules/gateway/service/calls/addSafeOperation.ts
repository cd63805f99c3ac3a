import type { addSafeOperation as endpoint } from '@countersign/gateway/service'
import type { CallHandler } from '../../calls/call.ts'
import { RefusedError } from '../../errors/errors.ts'

export const addSafeOperation: CallHandler<typeof endpoint> = async () => {
  throw new RefusedError('Safe operations (ERC-4337) are not kept by this service')
}
