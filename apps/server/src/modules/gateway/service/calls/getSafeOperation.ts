import type { getSafeOperation as endpoint } from '@countersign/gateway/service'
import type { CallHandler } from '../../calls/call.ts'
import { NotFoundError } from '../../errors/errors.ts'

export const getSafeOperation: CallHandler<typeof endpoint> = async () => {
  throw new NotFoundError('No SafeOperation matches the given query.')
}
