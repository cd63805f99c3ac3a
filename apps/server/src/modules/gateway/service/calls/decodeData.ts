import type { decodeData as endpoint } from '@countersign/gateway/service'
import { getAddress } from 'viem'
import type { CallHandler } from '../../calls/call.ts'
import { NotFoundError } from '../../errors/errors.ts'
import { toDataDecoded } from '../../mapping/toDataDecoded.ts'

export const decodeData: CallHandler<typeof endpoint> = async ({ context, path, body }) => {
  const to = body.to && getAddress(body.to)
  const decoded = toDataDecoded(body.data, to, context.functionsOf(path.shortName))
  if (!decoded) throw new NotFoundError('Cannot find function selector to decode data')
  return decoded
}
