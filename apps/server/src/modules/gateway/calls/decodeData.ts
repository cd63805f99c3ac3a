import type { decodeData as endpoint } from '@countersign/gateway'
import { getAddress } from 'viem'
import { GatewayFault } from '../http/gatewayFault.ts'
import type { CallHandler } from '../http/serveCall.ts'
import { toDataDecoded } from '../mapping/toDataDecoded.ts'

export const decodeData: CallHandler<typeof endpoint> = async ({ ground, path, body }) => {
  const to = body.to && getAddress(body.to)
  const decoded = toDataDecoded(body.data, to, ground.functionsOf(path.chainId))
  if (!decoded) throw new GatewayFault(404, 'Cannot find function selector to decode data')
  return decoded
}
