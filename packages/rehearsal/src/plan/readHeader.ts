import { isHex, toHex } from 'viem'
import { RehearsalError } from '../errors.ts'
import type { Header, Request } from '../types.ts'
import { readQuantity } from './readQuantity.ts'

/** All that is asked afterwards is asked of this one, by its hash. */
export async function readHeader(request: Request, height?: bigint): Promise<Header> {
  const which = height === undefined ? 'latest' : toHex(height)
  const found = await request('eth_getBlockByNumber', [which, false])
  // Any object may be asked for what it lacks.
  const fields = (found ?? {}) as Record<string, unknown>
  const { hash } = fields
  const [number, time] = [readQuantity(fields.number), readQuantity(fields.timestamp)]
  if (number === null || time === null || !isHex(hash) || hash.length !== 66) {
    throw new RehearsalError('failed', 'The node does not know that block.')
  }
  const [baseFee, gasLimit] = [fields.baseFeePerGas, fields.gasLimit].map(readQuantity)
  return { number, hash, time, baseFee: baseFee ?? null, gasLimit: gasLimit ?? null }
}
