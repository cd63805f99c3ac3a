import type { estimateTransaction as endpoint } from '@countersign/gateway/service'
import { getAddress } from 'viem'
import type { CallHandler } from '../../calls/call.ts'
import { estimateGas } from '../../domain/estimateGas.ts'

export const estimateTransaction: CallHandler<typeof endpoint> = async ({
  context,
  path,
  body,
}) => {
  const { to, value, data, operation } = body
  const safe = await context.safes.read(path.shortName, path.safeAddress)
  const asked = { to: getAddress(to), value: BigInt(value), data: data ?? '0x', operation }
  return { safeTxGas: (await estimateGas(path.shortName, safe, asked)).toString() }
}
