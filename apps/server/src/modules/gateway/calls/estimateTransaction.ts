import type { estimateTransaction as endpoint } from '@countersign/gateway'
import { getAddress } from 'viem'
import { estimateGas } from '../domain/estimateGas.ts'
import { recommendNonce } from '../lists/recommendNonce.ts'
import type { CallHandler } from './call.ts'

/** The nonce to use, and the gas that the inner call takes; zero when it would fail anyway. */
export const estimateTransaction: CallHandler<typeof endpoint> = async ({
  context,
  path,
  body,
}) => {
  const { chainId: chain, safeAddress } = path
  const { to, value, data, operation } = body
  const safe = await context.safes.read(chain, safeAddress)
  const asked = { to: getAddress(to), value: BigInt(value), data: data ?? '0x', operation }
  const gas = await estimateGas(chain, safe, asked)
  return {
    currentNonce: safe.nonce,
    recommendedNonce: await recommendNonce(context, chain, safe),
    safeTxGas: gas.toString(),
  }
}
